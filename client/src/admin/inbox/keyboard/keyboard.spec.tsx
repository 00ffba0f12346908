import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectLog } from '#client/testing/environment/console.ts';
import { heading, marks, openInbox, rowLink, rowOf, rows } from '#client/testing/dashboard/inbox.ts';
import { APPLICATION, INQUIRY, QUOTE } from '#client/testing/dashboard/submissions.ts';

const PATH = '/admin/submissions';

/** The inbox with the focus on a row. */
const openAt = async (name: string, ...rest: Parameters<typeof openInbox>) => {
  const app = await openInbox(...rest);
  (await rowLink(name)).focus();
  return app;
};
const press = (key: string, isRepeat = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, repeat: isRepeat });
/** The events of a key that is held down. */
const repeat = (key: string) => [1, 2, 3].forEach(() => press(key, true));
const states = (calls: { body?: unknown }[]) => calls.map(({ body }) => body);

describe('the keys of the inbox', () => {
  it('j and k go along the rows, and stay at the ends', async () => {
    const { user } = await openInbox();
    await rowLink('Ana Reyes');
    await user.keyboard('j');
    expect(await rowLink('Ana Reyes')).toHaveFocus();
    await user.keyboard('jj');
    expect(await rowLink(INQUIRY.name)).toHaveFocus();
    await user.keyboard('j');
    expect(await rowLink(INQUIRY.name)).toHaveFocus();
    await user.keyboard('kk');
    expect(await rowLink('Ana Reyes')).toHaveFocus();
  });

  it.each(['{Enter}', 'o'])('%s opens the row, j goes to the next submission, u back to the list', async (key) => {
    const { user } = await openAt('Ana Reyes');
    await user.keyboard(key);
    expect(await heading('Quote request from Ana Reyes')).toHaveFocus();
    await user.keyboard('j');
    expect(await heading('Job application from Ben Cruz')).toHaveFocus();
    await user.keyboard('u');
    expect(await rowLink('Ben Cruz')).toHaveFocus();
  });

  it('e marks the row as handled and goes to the next open one, with Undo', async () => {
    const { user, asked } = await openAt('Ana Reyes');
    await user.keyboard('e');
    expect(await screen.findByText('Ana Reyes marked as done.')).toBeVisible();
    await waitFor(async () => expect(await rowLink('Ben Cruz')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await (await rowOf('Ana Reyes')).findByText('New')).toBeVisible();
    expect(states(asked('PATCH'))).toEqual([{ state: 'handled' }, { state: 'new' }]);
  });

  it('says at Done that a meeting is not confirmed', async () => {
    const meetingAt = '2999-03-10T06:30:00.000Z';
    const { user } = await openInbox('', {}, [{ ...QUOTE, meetingAt }, APPLICATION]);
    (await rowLink('Ana Reyes')).focus();
    await user.keyboard('e');
    expect(await screen.findByText('Ana Reyes marked as done, but the meeting is not confirmed.')).toBeVisible();
    expect((await rowOf('Ana Reyes')).getByText(/^To confirm: Mar 10, 2999, 2:30 PM/)).toBeVisible();
  });

  it('n writes a note, in which letters are letters', async () => {
    const { user, asked } = await openInbox('&id=a');
    await screen.findByLabelText('Private note');
    await user.keyboard('n');
    expect(screen.getByLabelText('Private note')).toHaveFocus();
    await user.keyboard('eu#');
    expect(screen.getByLabelText('Private note')).toHaveValue('eu#');
    expect(asked('PATCH')).toEqual([]);
  });

  it('x selects, and with Shift all rows in between', async () => {
    const { user } = await openAt('Ana Reyes');
    await user.keyboard('xjj{Shift>}X{/Shift}');
    expect(within(screen.getByRole('region', { name: 'Selected submissions' })).getByText('3 selected')).toBeVisible();
  });

  it('# deletes the row, and the submission that is read', async () => {
    const { user } = await openAt('Ana Reyes');
    await user.keyboard('#');
    await waitFor(() => expect(rows()).toEqual(['Ben Cruz', INQUIRY.name]));
    await waitFor(async () => expect(await rowLink('Ben Cruz')).toHaveFocus());
    await user.keyboard('{Enter}');
    await heading('Job application from Ben Cruz');
    await user.keyboard('#');
    expect(await screen.findByText('Ben Cruz deleted. No other open submissions in this list.')).toBeVisible();
    await waitFor(() => expect(rows()).toEqual([INQUIRY.name]));
  });

  it.each([
    ['#', 'POST'],
    ['e', 'PATCH'],
  ])('%s, held down, works on one row', async (key, method) => {
    const { asked } = await openAt('Ana Reyes');
    press(key);
    repeat(key);
    await waitFor(async () => expect(await rowLink('Ben Cruz')).toHaveFocus());
    repeat(key);
    await screen.findByText(/^(1 submission deleted|Ana Reyes marked as done)\.$/);
    expect(asked(method)).toHaveLength(1);
  });

  it('j, held down, goes along the rows', async () => {
    await openAt('Ana Reyes');
    press('j');
    repeat('j');
    expect(await rowLink(INQUIRY.name)).toHaveFocus();
  });

  it('# and e wait until the row before is gone', async () => {
    const { user, asked } = await openAt('Ana Reyes');
    await user.keyboard('##ee');
    await waitFor(() => expect(rows()).toEqual(['Ben Cruz', INQUIRY.name]));
    expect([...asked('POST'), ...asked('PATCH')]).toHaveLength(1);
    await waitFor(async () => expect(await rowLink('Ben Cruz')).toHaveFocus());
    await user.keyboard('#');
    await waitFor(() => expect(rows()).toEqual([INQUIRY.name]));
  });

  it('that fail say why', async () => {
    expectLog(/A change failed/);
    const { user } = await openAt('Ana Reyes', '', {
      [`PATCH ${PATH}/q`]: { status: 503, body: { message: 'Later.' } },
    });
    await user.keyboard('e');
    expect(await screen.findByText('Later.')).toBeVisible();
  });

  it('/ searches, and ? shows all keys, which can be turned off for good', async () => {
    const { user, asked } = await openAt('Ana Reyes');
    await user.keyboard('/');
    expect(screen.getByLabelText('Search')).toHaveFocus();
    (await rowLink('Ana Reyes')).focus();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Write a note')).toBeVisible();
    await user.click(dialog.getByLabelText('Enable keyboard shortcuts in the Inbox in this browser'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    (await rowLink('Ana Reyes')).focus();
    await user.keyboard('e?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked('PATCH')).toEqual([]);
    expect(localStorage.getItem('inbox-keys')).toBe('off');
  });

  it('are found by a button, too', async () => {
    const { press } = await openInbox();
    await press('Keyboard shortcuts');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('leave shortcuts of the browser and other tabs alone', async () => {
    const { user, asked } = await openAt('Ana Reyes');
    await user.keyboard('{Control>}e{/Control}');
    await user.click(screen.getByRole('tab', { name: 'Rentals' }));
    await user.keyboard('e');
    expect(asked('PATCH')).toEqual([]);
  });
});

describe('Done → next', () => {
  it('marks what is read, and opens the next open one', async () => {
    const { user, press, asked } = await openInbox('&id=a');
    await press('Done → next');
    expect(await heading('Quote request from Ana Reyes')).toHaveFocus();
    expect(states(asked('PATCH')).at(0)).toEqual({ state: 'handled' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await heading('Job application from Ben Cruz')).toHaveFocus();
    await waitFor(() => expect(marks()).toHaveTextContent('Read'));
  });

  it('goes back to the list when nothing else is open, and says so', async () => {
    const { press } = await openInbox(
      '&id=q',
      {},
      [INQUIRY].concat({ ...INQUIRY, _id: 'q', state: 'read', name: 'Ana' }),
    );
    await press('Done → next');
    expect(await screen.findByText('Ana marked as done. No other open submissions in this list.')).toBeVisible();
    expect(await rowLink('Ana')).toHaveFocus();
  });
});

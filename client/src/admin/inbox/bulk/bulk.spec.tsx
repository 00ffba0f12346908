import { screen, waitFor, within } from '@testing-library/react';
import type { BulkChange } from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { expectLog } from '#client/testing/environment/console.ts';
import { heading, openInbox, rowLink, rowOf, rows } from '#client/testing/dashboard/inbox.ts';
import { ALL, APPLICATION, INQUIRY, many, QUOTE } from '#client/testing/dashboard/submissions.ts';

const PATH = '/admin/submissions';

const openSelected = async (names: string[], ...rest: Parameters<typeof openInbox>) => {
  const app = await openInbox(...rest);
  for (const name of names) await app.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  return app;
};
const bar = () => within(screen.getByRole('region', { name: 'Selected submissions' }));
const selected = () =>
  screen
    .queryAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked)
    .map((box) => box.getAttribute('aria-label'));

describe('the selection', () => {
  it('tells how many, and grows to all that are shown', async () => {
    const { user } = await openSelected(['Ben Cruz']);
    expect(bar().getByText('1 selected')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Select all 3 shown' }));
    expect(selected()).toHaveLength(3);
    expect(bar().queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
    await user.click(bar().getByRole('button', { name: 'Clear selection' }));
    expect(selected()).toEqual([]);
    expect(await heading('Inbox')).toHaveFocus();
  });

  it('takes with Shift all rows from the one before', async () => {
    const { user } = await openSelected(['Visitor 1'], '', {}, many(6));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Visitor 3' }));
    await user.keyboard('{/Shift}');
    expect(selected()).toEqual(['Select Visitor 1', 'Select Visitor 2', 'Select Visitor 3']);
  });

  it('is made by the keyboard, beside the link of the row', async () => {
    const { user } = await openInbox();
    (await rowLink('Ben Cruz')).focus();
    await user.tab({ shift: true });
    await user.keyboard(' ');
    expect(selected()).toEqual(['Select Ben Cruz']);
  });

  it('ends with another filter', async () => {
    const { user } = await openSelected(['Ana Reyes']);
    await user.selectOptions(screen.getByLabelText('Kind'), 'Quote request');
    await waitFor(() => expect(rows()).toEqual(['Ana Reyes']));
    expect(selected()).toEqual([]);
  });
});

describe('marking many submissions', () => {
  it('changes all of them with one call, and is undone with one, each to what it was', async () => {
    const { user, asked } = await openSelected(['Ana Reyes', 'Ben Cruz', INQUIRY.name]);
    await user.click(bar().getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('2 submissions marked as done.')).toBeVisible();
    expect((await rowOf('Ana Reyes')).getByText('Done')).toBeVisible();
    expect(selected()).toEqual([]);
    expect(await rowLink('Ana Reyes')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await (await rowOf('Ana Reyes')).findByText('New')).toBeVisible();
    expect((await rowOf('Ben Cruz')).getByText('Read')).toBeVisible();
    expect(asked('PATCH').map(({ path, body }) => [path, body])).toEqual([
      [
        PATH,
        {
          changes: [
            { _id: 'q', state: 'handled' },
            { _id: 'a', state: 'handled' },
          ],
        },
      ],
      [
        PATH,
        {
          changes: [
            { _id: 'q', state: 'new' },
            { _id: 'a', state: 'read' },
          ],
        },
      ],
    ]);
  });

  it('says so when there is nothing to change', async () => {
    const { user, asked } = await openSelected(['Ben Cruz']);
    await user.click(bar().getByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByText('Already marked as read.')).toBeVisible();
    expect(asked('PATCH')).toEqual([]);
  });

  it('failing says why, and keeps the selection', async () => {
    expectLog(/A change failed/);
    const { user } = await openSelected(['Ana Reyes'], '', {
      [`PATCH ${PATH}`]: { status: 503, body: { message: 'Later.' } },
    });
    await user.click(bar().getByRole('button', { name: 'Mark as spam' }));
    expect(await bar().findByRole('alert')).toHaveTextContent('Later.');
    expect(selected()).toEqual(['Select Ana Reyes']);
  });

  it('is split into calls that the server takes; when one of them fails, what was done can be undone', async () => {
    expectLog(/A change failed/);
    const submissions = many(INBOX_LIMITS.bulk + 1);
    let calls = 0;
    const { user, asked } = await openSelected(
      ['Visitor 0'],
      '',
      {
        [`GET ${PATH}`]: { items: submissions, next: null },
        [`PATCH ${PATH}`]: () =>
          calls++ === 0 ? { items: [{ ...APPLICATION, _id: 'm0', state: 'new' }] } : 'network error',
      },
      submissions,
    );
    await user.click(bar().getByRole('button', { name: /^Select all/ }));
    await user.click(bar().getByRole('button', { name: 'Mark as unread' }));
    expect(await screen.findByText('1 submission marked as unread.')).toBeVisible();
    expect(await bar().findByRole('alert')).toHaveTextContent('Some submissions could not be changed.');
    const sizes = asked('PATCH').map(({ body }) => (body as BulkChange).changes.length);
    expect(sizes).toEqual([INBOX_LIMITS.bulk, 1]);
  });

  it('that cannot be undone says why', async () => {
    expectLog(/A change could not be undone/);
    const answers: object[] = [{ items: [{ ...QUOTE, state: 'read' }] }, { status: 503, body: { message: 'Later.' } }];
    const { user } = await openSelected(['Ana Reyes'], '', { [`PATCH ${PATH}`]: () => answers.shift()! });
    await user.click(bar().getByRole('button', { name: 'Mark as read' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Later.')).toBeVisible();
  });
});

describe('deleting many submissions', () => {
  it('takes them off the list, with the focus on the next, and is undone as a whole', async () => {
    const { user, asked } = await openSelected(['Ana Reyes', 'Ben Cruz'], '', {}, ALL);
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 submissions deleted.')).toBeVisible();
    expect(rows()).toEqual([INQUIRY.name]);
    expect(await rowLink(INQUIRY.name)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rows()).toEqual(['Ana Reyes', 'Ben Cruz', INQUIRY.name]));
    expect(asked('POST').map(({ path, body }) => [path, body])).toEqual([
      [`${PATH}/delete`, { ids: ['q', 'a'] }],
      [`${PATH}/restore`, { ids: ['q', 'a'] }],
    ]);
  });

  it('of all moves the focus to the heading', async () => {
    const { user } = await openSelected(['Ana Reyes'], '&kind=quote');
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    expect(await heading('Inbox')).toHaveFocus();
  });
});

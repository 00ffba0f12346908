import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectLog } from '../../../testing/console.ts';
import { heading, openInbox, QUOTE, rowLink, rowOf } from '../../../testing/inbox.ts';

const marks = () => within(screen.getByRole('article')).getAllByRole('status')[0];
const note = () => screen.getByLabelText('Private note');

describe('a submission that is opened', () => {
  it('is read from then on, on the list and on the tab too', async () => {
    const { user, asked } = await openInbox();
    await screen.findByRole('tab', { name: 'Inbox (1) unread' });
    await user.click(await rowLink('Ana Reyes'));
    await waitFor(() => expect(marks()).toHaveTextContent('Read'));
    expect(asked('PATCH').map(({ body }) => body)).toEqual([{ state: 'read' }]);
    expect(await screen.findByRole('tab', { name: 'Inbox' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect((await rowOf('Ana Reyes')).getByText('Read')).toBeVisible();
  });

  it('stays as it is when it was read before', async () => {
    const { asked } = await openInbox('&id=i');
    await screen.findByText('call me');
    expect(marks()).toHaveTextContent('Handled');
    expect(asked('PATCH')).toEqual([]);
  });

  it('can be read even when it cannot be marked', async () => {
    expectLog(/could not be marked as read/);
    await openInbox('&id=q', { 'PATCH /admin/submissions/q': 'network error' });
    expect(await screen.findByText('+63 917 123 4567 loc. 8')).toBeVisible();
    expect(marks()).toHaveTextContent('New');
  });
});

describe('marking a submission', () => {
  it('as handled and as unread changes the state alone, and stays on it', async () => {
    const { press, asked } = await openInbox('&id=a');
    await press('Mark as handled');
    await waitFor(() => expect(marks()).toHaveTextContent('Handled'));
    expect(screen.getByRole('button', { name: 'Mark as not handled' })).toHaveFocus();
    await press('Mark as unread');
    await waitFor(() => expect(marks()).toHaveTextContent('New'));
    await press('Mark as read');
    await waitFor(() => expect(marks()).toHaveTextContent('Read'));
    expect(asked('PATCH').map(({ body }) => body)).toEqual([{ state: 'handled' }, { state: 'new' }, { state: 'read' }]);
  });

  it('as unread lasts when the browser’s tab is looked at again', async () => {
    const { press, asked } = await openInbox('&id=a');
    await press('Mark as unread');
    await waitFor(() => expect(marks()).toHaveTextContent('New'));
    const before = asked('GET').length;
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(asked('GET')).toHaveLength(before + 2));
    expect(marks()).toHaveTextContent('New');
    expect(asked('PATCH')).toHaveLength(1);
  });

  it('as spam, and as none, moves it between the folders', async () => {
    const { user, press, asked } = await openInbox('&id=a');
    await press('Mark as spam');
    expect(await screen.findByText('This was marked as spam by hand.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect((await rowOf('Ben Cruz')).getByText('Marked as spam')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Suspected spam/ }));
    await user.click(await rowLink('Ben Cruz'));
    await press('Not spam');
    await waitFor(() => expect(screen.queryByText(/marked as spam/)).not.toBeInTheDocument());
    expect(asked('PATCH').map(({ body }) => body)).toEqual([{ spam: true }, { spam: false }]);
  });

  it('failing says why and changes nothing', async () => {
    expectLog(/A change failed/);
    const { press } = await openInbox('&id=a', {
      'PATCH /admin/submissions/a': { status: 503, body: { message: 'Later.' } },
    });
    await press('Mark as handled');
    expect(await screen.findByRole('alert')).toHaveTextContent('Later.');
    expect(marks()).toHaveTextContent('Read');
  });

  it('twice in a row is sent one after the other', async () => {
    let answer: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (answer = resolve));
    const { press, asked } = await openInbox('&id=q', {
      'PATCH /admin/submissions/q': async ({ body }) => {
        if ((body as { state: string }).state === 'read') await first;
        return { ...QUOTE, ...(body as object) };
      },
    });
    await press('Mark as handled');
    expect(asked('PATCH').map(({ body }) => body)).toEqual([{ state: 'read' }]);
    answer();
    await waitFor(() => expect(marks()).toHaveTextContent('Handled'));
    expect(asked('PATCH').map(({ body }) => body)).toEqual([{ state: 'read' }, { state: 'handled' }]);
  });
});

describe('the private note', () => {
  it('is saved by itself, and says when', async () => {
    const { user, press, asked } = await openInbox('&id=a');
    await heading('Job application from Ben Cruz');
    await user.type(await screen.findByLabelText('Private note'), 'Call back{Enter}on Friday');
    expect(screen.getByText('Not saved yet.')).toBeVisible();
    await press('Save note');
    expect(await screen.findByText(/^Saved at \d+:\d\d [AP]M\.$/)).toBeVisible();
    expect(asked('PATCH').map(({ body }) => body)).toEqual([{ note: 'Call back\non Friday' }]);
    expect(note()).toHaveValue('Call back\non Friday');
  });

  it('waits unsaved while other submissions are read and this one is marked', async () => {
    const { user, press } = await openInbox('&id=a');
    await user.type(await screen.findByLabelText('Private note'), 'Call');
    await press('Mark as handled');
    await waitFor(() => expect(marks()).toHaveTextContent('Handled'));
    expect(note()).toHaveValue('Call');
    await user.click(screen.getByRole('link', { name: 'Next submission' }));
    await screen.findByText('call me');
    expect(note()).toHaveValue('');
    await user.click(screen.getByRole('link', { name: 'Previous submission' }));
    await screen.findByText('09171234567');
    expect(note()).toHaveValue('Call');
    expect(screen.getByText('Not saved yet.')).toBeVisible();
  });

  it('that cannot be saved says why and keeps what was typed', async () => {
    expectLog(/A change failed/);
    const { user, press } = await openInbox('&id=a', { 'PATCH /admin/submissions/a': 'network error' });
    await user.type(await screen.findByLabelText('Private note'), 'Call');
    await press('Save note');
    expect(await screen.findByRole('alert')).toHaveTextContent('The note could not be saved.');
    expect(note()).toHaveValue('Call');
  });

  it('that was changed elsewhere meanwhile says so before it is replaced', async () => {
    let elsewhere = { ...QUOTE, state: 'read', note: 'First' };
    const { user } = await openInbox('&id=q', { 'GET /admin/submissions/q': () => elsewhere });
    await user.type(await screen.findByDisplayValue('First'), ' and more');
    elsewhere = { ...elsewhere, note: 'Changed by hand' };
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText(/has been changed elsewhere/)).toBeVisible();
    expect(screen.getByText('Changed by hand')).toBeVisible();
    expect(note()).toHaveValue('First and more');
  });

  it('shows what was changed elsewhere when nothing is typed here', async () => {
    let elsewhere = { ...QUOTE, state: 'read', note: 'First' };
    await openInbox('&id=q', { 'GET /admin/submissions/q': () => elsewhere });
    await screen.findByDisplayValue('First');
    elsewhere = { ...elsewhere, note: 'Changed by hand', state: 'handled' };
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByDisplayValue('Changed by hand')).toBeVisible();
    expect(marks()).toHaveTextContent('Handled');
  });
});

describe('mail that was given up', () => {
  it('can be sent again, waits from then on and keeps the focus', async () => {
    const { press, asked } = await openInbox('&id=i');
    expect(await screen.findByText('Failed')).toBeVisible();
    await press('Send mail now');
    await waitFor(() => expect(marks()).toHaveTextContent('Not sent'));
    expect(asked('POST').map(({ path }) => path)).toEqual(['/admin/submissions/i/resend-mail']);
    expect(screen.getByRole('button', { name: 'Send mail now' })).toHaveFocus();
  });

  it('says why when it cannot be sent again', async () => {
    expectLog(/A change failed/);
    const { press } = await openInbox('&id=i', { 'POST /admin/submissions/i/resend-mail': 'network error' });
    await press('Send mail now');
    expect(await screen.findByRole('alert')).toHaveTextContent('The mail could not be sent.');
  });

  it('is not offered again once it was sent', async () => {
    await openInbox('&id=a');
    expect(await screen.findByText('Sent')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send mail now' })).not.toBeInTheDocument();
  });
});

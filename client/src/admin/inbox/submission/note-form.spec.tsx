import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expectLog } from '#client/testing/environment/console.ts';
import { heading, marks, openInbox } from '#client/testing/dashboard/inbox.ts';
import { QUOTE } from '#client/testing/dashboard/submissions.ts';

const note = () => screen.getByLabelText('Private note');

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
    await press('Mark as done');
    await waitFor(() => expect(marks()).toHaveTextContent('Done'));
    expect(note()).toHaveValue('Call');
    await user.click(screen.getByRole('link', { name: 'Next submission' }));
    await screen.findByText('call me');
    expect(note()).toHaveValue('');
    await user.click(screen.getByRole('link', { name: 'Previous submission' }));
    await screen.findByText('0917 123 4567');
    expect(note()).toHaveValue('Call');
    expect(screen.getByText('Not saved yet.')).toBeVisible();
  });

  it.each([
    ['typed on', 'Ben', 'Call Ben'],
    ['taken back', '{Backspace>5}', ''],
  ])('is not called changed by somebody else when it is %s while it is saved', async (_what, keys, text) => {
    let answer!: () => void;
    const saved = new Promise<void>((resolve) => (answer = resolve));
    let stored: object = { ...QUOTE, state: 'read', note: '' };
    const { user, press } = await openInbox('&id=q', {
      'GET /admin/submissions/q': () => stored,
      'PATCH /admin/submissions/q': async () => {
        await saved;
        stored = { ...stored, note: 'Call' };
        return stored;
      },
    });
    await user.type(await screen.findByLabelText('Private note'), 'Call ');
    await press('Save note');
    await user.type(note(), keys);
    answer();
    expect(await screen.findByRole('button', { name: 'Save note' })).toBeEnabled();
    await waitFor(() => expect(screen.getByText('Not saved yet.')).toBeVisible());
    expect(note()).toHaveValue(text);
    expect(screen.queryByText(/Someone else has changed this note/)).not.toBeInTheDocument();
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
    const { user } = await openInbox('&id=q', {
      'GET /admin/submissions/q': () => elsewhere,
      'GET /admin/submissions/version': () => ({ version: elsewhere.note }),
    });
    await user.type(await screen.findByDisplayValue('First'), ' and more');
    elsewhere = { ...elsewhere, note: 'Changed by hand' };
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText(/Someone else has changed this note/)).toBeVisible();
    expect(screen.getByText('Changed by hand')).toBeVisible();
    expect(note()).toHaveValue('First and more');
  });

  it('shows what was changed elsewhere when nothing is typed here', async () => {
    let elsewhere = { ...QUOTE, state: 'read', note: 'First' };
    await openInbox('&id=q', {
      'GET /admin/submissions/q': () => elsewhere,
      'GET /admin/submissions/version': () => ({ version: elsewhere.note }),
    });
    await screen.findByDisplayValue('First');
    elsewhere = { ...elsewhere, note: 'Changed by hand', state: 'handled' };
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByDisplayValue('Changed by hand')).toBeVisible();
    expect(marks()).toHaveTextContent('Done');
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { thorough } from '#shared/testing/thorough';
import { expectLog } from '#client/testing/environment/console.ts';
import { heading, marks, openInbox, rowLink, rowOf } from '#client/testing/dashboard/inbox.ts';
import { QUOTE } from '#client/testing/dashboard/submissions.ts';

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
    expect(marks()).toHaveTextContent('Done');
    expect(asked('PATCH')).toEqual([]);
  });

  thorough.it('can be read even when it cannot be marked', async () => {
    expectLog(/could not be marked as read/);
    await openInbox('&id=q', { 'PATCH /admin/submissions/q': 'network error' });
    expect(await screen.findByText('+63 917 123 4567 loc. 8')).toBeVisible();
    expect(marks()).toHaveTextContent('New');
  });
});

describe('marking a submission', () => {
  it('as handled and as unread changes the state alone, and stays on it', async () => {
    const { press, asked } = await openInbox('&id=a');
    await press('Mark as done');
    await waitFor(() => expect(marks()).toHaveTextContent('Done'));
    expect(screen.getByRole('button', { name: 'Mark as not done' })).toHaveFocus();
    await press('Mark as unread');
    await waitFor(() => expect(marks()).toHaveTextContent('New'));
    await press('Mark as read');
    await waitFor(() => expect(marks()).toHaveTextContent('Read'));
    expect(asked('PATCH').map(({ body }) => body)).toEqual([{ state: 'handled' }, { state: 'new' }, { state: 'read' }]);
  });

  thorough.it('as unread lasts when the browser’s tab is looked at again', async () => {
    let version = 1;
    const versions = { 'GET /admin/submissions/version': () => ({ version: String(version) }) };
    const { press, asked } = await openInbox('&id=a', versions);
    await press('Mark as unread');
    await waitFor(() => expect(marks()).toHaveTextContent('New'));
    version += 1;
    const before = asked('GET').length;
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(asked('GET')).toHaveLength(before + 2));
    expect(marks()).toHaveTextContent('New');
    expect(asked('PATCH')).toHaveLength(1);
  });

  it('as spam, and as none, moves it between the folders', async () => {
    const { user, press, asked } = await openInbox('&id=a');
    await press('Mark as spam');
    expect(await screen.findByText(/^Ben Cruz marked as spam\./)).toBeVisible();
    expect(await heading('Quote request from Ana Reyes')).toBeVisible();
    await press('Undo');
    expect(await heading('Job application from Ben Cruz')).toBeVisible();
    await press('Mark as spam');
    await heading('Quote request from Ana Reyes');
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ben Cruz' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: /^Spam/ }));
    await user.click(await rowLink('Ben Cruz'));
    expect(await screen.findByText('Marked as spam manually.')).toBeVisible();
    await press('Not spam');
    await waitFor(() => expect(asked('PATCH').at(-1)?.body).toEqual({ spam: false }));
  });

  it('failing says why and changes nothing', async () => {
    expectLog(/A change failed/);
    const { press } = await openInbox('&id=a', {
      'PATCH /admin/submissions/a': { status: 503, body: { message: 'Later.' } },
    });
    await press('Mark as done');
    expect(await screen.findByRole('alert')).toHaveTextContent('Later.');
    expect(marks()).toHaveTextContent('Read');
  });

  thorough.it('twice in a row is sent one after the other', async () => {
    let answer: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (answer = resolve));
    const { press, asked } = await openInbox('&id=q', {
      'PATCH /admin/submissions/q': async ({ body }) => {
        if ((body as { state: string }).state === 'read') await first;
        return { ...QUOTE, ...(body as object) };
      },
    });
    await press('Mark as done');
    expect(asked('PATCH').map(({ body }) => body)).toEqual([{ state: 'read' }]);
    answer();
    await waitFor(() => expect(marks()).toHaveTextContent('Done'));
    expect(asked('PATCH').map(({ body }) => body)).toEqual([{ state: 'read' }, { state: 'handled' }]);
  });

  thorough.it('is offered by a menu that Escape closes, where the focus stays', async () => {
    const { user } = await openInbox('&id=a');
    const menu = await screen.findByLabelText('More actions');
    await user.click(menu);
    await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
    expect(menu.parentElement).toHaveAttribute('open');
    await user.keyboard('{Escape}');
    expect(menu.parentElement).not.toHaveAttribute('open');
    expect(menu).toHaveFocus();
  });
});

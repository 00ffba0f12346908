import { act, screen, waitFor } from '@testing-library/react';
import { thorough } from '#shared/testing/thorough';
import { fillIn } from '#client/testing/forms/fill-in.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import { heading, openInbox, rowLink, rows } from '#client/testing/dashboard/inbox.ts';
import { APPLICATION } from '#client/testing/dashboard/submissions.ts';

/** Whether the browser asks before the page is left. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** An answer that comes when it is told to. */
function late(answer: object) {
  let come: () => void = () => undefined;
  const reply = new Promise<object>((resolve) => (come = () => resolve(answer)));
  return { reply: () => reply, come: () => act(() => Promise.resolve(come())) };
}

describe('deleting a submission', () => {
  thorough.it.each(['Private note', 'Message'])('sets its drafts aside until it is restored: %s', async (label) => {
    const { user, press } = await openInbox('&id=a');
    await fillIn(user, await screen.findByLabelText(label), 'Call back');
    expect(asksBeforeLeaving()).toBe(true);
    await press('Delete');
    await screen.findByText('Ben Cruz deleted.');
    expect(asksBeforeLeaving()).toBe(false);
    await press('Undo');
    await heading('Job application from Ben Cruz');
    expect(await screen.findByLabelText(label)).toHaveValue('Call back');
    expect(asksBeforeLeaving()).toBe(true);
  });

  thorough.it.each([
    ['Delete', 'DELETE', { status: 204 }],
    ['Done → next', 'PATCH', { ...APPLICATION, state: 'handled' }],
  ])('or marking it does not pull somebody back who has gone on: %s', async (button, method, body) => {
    const { reply, come } = late(body);
    const { user, press } = await openInbox('&id=a', { [`${method} /admin/submissions/a`]: reply });
    await press(button);
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await user.click(await rowLink('Carla <b>Diaz</b>'));
    await heading('Service inquiry from Carla <b>Diaz</b>');
    await come();
    await screen.findByText(/^Ben Cruz (deleted|marked as done)\.$/);
    expect(await heading('Service inquiry from Carla <b>Diaz</b>')).toBeVisible();
  });

  it('takes effect at once, and opens the next one, as Done does', async () => {
    const { user, press, asked } = await openInbox('&id=a');
    await press('Delete');
    expect(await screen.findByText('Ben Cruz deleted.')).toBeVisible();
    expect(asked('DELETE').map(({ path }) => path)).toEqual(['/admin/submissions/a']);
    expect(await heading('Quote request from Ana Reyes')).toHaveFocus(); // the other one is done
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await rowLink('Ana Reyes');
    expect(rows()).toEqual(['Ana Reyes', 'Carla <b>Diaz</b>']);
  });

  it('of the last one moves the focus to the heading', async () => {
    const { press } = await openInbox('&kind=application&id=a');
    await press('Delete');
    expect(await heading('Inbox')).toHaveFocus();
    expect(screen.getByText('No results. Try a different search or clear the filters.')).toBeVisible();
  });

  it('is undone in its place, and opened again', async () => {
    const { user, press } = await openInbox('&id=a');
    await press('Delete');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await heading('Job application from Ben Cruz')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await waitFor(() => expect(rows()).toEqual(['Ana Reyes', 'Ben Cruz', 'Carla <b>Diaz</b>']));
    await waitFor(async () => expect(await rowLink('Ben Cruz')).toHaveFocus());
  });

  thorough.it('that cannot be undone says why', async () => {
    expectLog(/A deleted submission could not be restored/);
    const { user, press } = await openInbox('&id=a', { 'POST /admin/submissions/a/restore': 'network error' });
    await press('Delete');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Server error. Please try again later.')).toBeVisible();
  });

  it('failing says so and stays on it', async () => {
    expectLog(/A change failed/);
    const { press } = await openInbox('&id=a', { 'DELETE /admin/submissions/a': { status: 500 } });
    await press('Delete');
    expect(await screen.findByRole('alert')).toHaveTextContent('The submission could not be deleted.');
    expect(await heading('Job application from Ben Cruz')).toBeVisible();
  });
});

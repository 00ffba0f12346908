import { screen, waitFor, within } from '@testing-library/react';
import { expectLog } from '#client/testing/environment/console.ts';
import { KNOWN } from '#client/testing/dashboard/admin.ts';
import { openInbox } from '#client/testing/dashboard/inbox.ts';

const marks = () => within(screen.getByRole('article')).getAllByRole('status')[0];

describe('mail that was given up', () => {
  it('can be sent again, waits from then on and keeps the focus', async () => {
    const { press, asked } = await openInbox('&id=i');
    expect(await screen.findByText('Failed')).toBeVisible();
    await press('Send now');
    await waitFor(() => expect(marks()).toHaveTextContent('Queued'));
    expect(asked('POST').map(({ path }) => path)).toEqual(['/admin/submissions/i/resend-mail']);
    expect(screen.getByRole('button', { name: 'Send now' })).toHaveFocus();
    expect(await screen.findByText('Sending. The status updates here.')).toBeVisible();
  });

  it('cannot be sent again while outgoing mail is not set up', async () => {
    await openInbox('&id=i', { 'GET /admin-session': { ...KNOWN, hasMail: false } });
    expect(await screen.findByText(/^Email isn’t set up: replies are queued/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
  });

  it('says why when it cannot be sent again', async () => {
    expectLog(/A change failed/);
    const { press } = await openInbox('&id=i', { 'POST /admin/submissions/i/resend-mail': 'network error' });
    await press('Send now');
    expect(await screen.findByRole('alert')).toHaveTextContent('The email could not be sent.');
  });

  it('is not offered again once it was sent', async () => {
    const { user } = await openInbox('&id=a');
    await user.click(await screen.findByText('Details'));
    expect(await screen.findByText('Emailed to the office.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { expectLog } from '#client/testing/environment/console.ts';
import { openInbox } from '#client/testing/dashboard/inbox.ts';

const marks = () => within(screen.getByRole('article')).getAllByRole('status')[0];

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

import { screen } from '@testing-library/react';
import { openAccount } from '#client/testing/dashboard/account.ts';
import { KNOWN, TWO_KEYS } from '#client/testing/dashboard/admin.ts';

const open = (secondKeyDueAt: string | null, address?: string) =>
  openAccount({ 'GET /admin-session': { ...KNOWN, secondKeyDueAt } }, address);

describe('an account that must have a second factor', () => {
  it('is told until when, with a way to it, and goes on as before', async () => {
    const { user } = await open('2999-11-29T00:00:00Z', '/admin-dashboard');
    const notice = await screen.findByRole('region', { name: 'Two-factor authentication' });
    expect(notice).toHaveTextContent(
      'Your account needs two-factor authentication by Friday, November 29, 2999 at 8:00 AM. After that, you cannot use the dashboard until it is set up.',
    );
    expect(screen.getByRole('tab', { name: 'Rentals' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Set it up now' }));
    expect(await screen.findByRole('button', { name: 'Add an app' })).toBeVisible();
  });

  it('has the Account tab alone after that, where it sets the key up, and everything again then', async () => {
    let secondKeyDueAt: string | null = '2026-01-01T00:00:00Z';
    const { user, press } = await openAccount(
      {
        'GET /admin-session': () => ({ ...KNOWN, secondKeyDueAt, isSecondKeyDue: secondKeyDueAt !== null }),
        'POST /admin-second-key/authenticator': { secret: 'GEZDGNBVGY3TQOJQ' },
        'POST /admin-second-key/authenticator/confirm': () => {
          secondKeyDueAt = null;
          return { recoveryCodes: [] };
        },
        'GET /admin-second-key': () => (secondKeyDueAt ? { ...TWO_KEYS, authenticatorSince: null } : TWO_KEYS),
      },
      '/admin-dashboard?tab=account',
    );
    expect(await screen.findByText('Set up two-factor authentication first.')).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Account']);
    await press('Add an app');
    await user.type(screen.getAllByLabelText('Current password').at(-1)!, 'secret');
    await press('Next');
    await user.type(await screen.findByLabelText('Code from the app'), '492039');
    await press('Add the app');
    expect(await screen.findByRole('tab', { name: 'Rentals' })).toBeVisible();
    expect(screen.queryByText('Set up two-factor authentication first.')).not.toBeInTheDocument();
  });

  it('is told nothing when it has one, or need not', async () => {
    await open(null);
    await screen.findByRole('button', { name: 'Add an app' });
    expect(screen.queryByRole('region', { name: 'Two-factor authentication' })).not.toBeInTheDocument();
  });
});

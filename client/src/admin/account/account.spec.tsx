import { screen } from '@testing-library/react';
import { openAccount as open } from '#client/testing/dashboard/account.ts';
import { GONE, KNOWN, TOKEN } from '#client/testing/dashboard/admin.ts';
import { alerts } from '#client/testing/environment/alerts.ts';
import { expectLog } from '#client/testing/environment/console.ts';

const END = 'DELETE /admin-session/others';

describe('the last sign-in', () => {
  it('stands on the dashboard, on the office’s clock, whatever tab is open', async () => {
    const { user } = await open({}, '/admin-dashboard');
    const line = await screen.findByText('Previous sign-in: Friday, November 20, 2026 at 9:14 PM');
    await user.click(screen.getByRole('tab', { name: 'Account' }));
    expect(line).toBeVisible();
  });

  it('is none for an admin who signs in for the first time', async () => {
    await open({ 'GET /admin-session': { ...KNOWN, lastSignInAt: null } });
    expect(await screen.findByText('Previous sign-in: none recorded')).toBeVisible();
  });

  it('is not told when the server cannot be asked', async () => {
    expectLog(/The session could not be checked/);
    expectLog(/The session could not be checked/);
    await open({ 'GET /admin-session': 'network error' });
    expect(await screen.findByRole('button', { name: 'Change Password' })).toBeVisible();
    expect(screen.queryByText(/Previous sign-in/)).not.toBeInTheDocument();
  });
});

describe('signing out everywhere else', () => {
  it.each([
    [0, 'You have no other sessions.'],
    [1, 'You are also signed in on one other browser.'],
    [3, 'You are also signed in on 3 other browsers.'],
  ])('is preceded by how many other sessions there are: %d', async (otherSessions, sentence) => {
    await open({ 'GET /admin-session': { ...KNOWN, otherSessions } });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('You are signed in as admin@eclar.example.')).toBeVisible();
  });

  it('ends the others, says how many, and stays on the dashboard', async () => {
    let otherSessions = 2;
    const { press } = await open({
      'GET /admin-session': () => ({ ...KNOWN, otherSessions }),
      [END]: () => {
        const ended = otherSessions;
        otherSessions = 0;
        return { ended };
      },
    });
    await screen.findByText('You are also signed in on 2 other browsers.');
    await press('Sign out other sessions');
    expect(await screen.findByText('2 other sessions ended.')).toBeVisible();
    expect(await screen.findByText('You have no other sessions.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(localStorage.getItem('adminToken')).toBe(TOKEN);
  });

  it('says so when it failed', async () => {
    expectLog(/A change failed/);
    const { press } = await open({ [END]: 'network error' });
    await press('Sign out other sessions');
    expect(await screen.findByRole('alert')).toHaveTextContent('The other sessions could not be ended.');
  });

  it('takes the specified path when this session had ended itself', async () => {
    const { press } = await open({ [END]: GONE });
    await press('Sign out other sessions');
    expect(await screen.findByRole('button', { name: 'Login as Admin' })).toBeVisible();
    expect(alerts).toEqual(['Session expired. Please log in again.']);
  });
});

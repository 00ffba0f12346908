import { screen, waitFor, within } from '@testing-library/react';
import { openAccount } from '#client/testing/dashboard/account.ts';
import { GONE, TOKEN } from '#client/testing/dashboard/admin.ts';
import { alerts } from '#client/testing/environment/alerts.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import type { Responses } from '#client/testing/fake-api.ts';

const CHANGE = 'PUT /admin-password';
const END = 'DELETE /admin-session/others';
const CHANGED = { [CHANGE]: { success: true, token: 'T-new' } };

const form = () => within(screen.getByRole('form', { name: 'Change Password' }));
const current = () => form().getByLabelText('Current password');
const next = () => form().getByLabelText('New password');

async function open(responses: Responses = {}) {
  const app = await openAccount(responses);
  const change = async (from = ' old one ', to = 'a new password ') => {
    await app.user.type(current(), from);
    await app.user.type(next(), to);
    await app.press('Change Password');
  };
  const sent = (call: string) => app.calls.filter(({ method, path }) => `${method} ${path}` === call);
  return { ...app, change, sent };
}

describe('changing the password', () => {
  it('takes the focus when the list of what is left asks for it', async () => {
    await openAccount({}, '/admin-dashboard?tab=account#password');
    await waitFor(() => expect(current()).toHaveFocus());
  });

  it('sends both as they were typed, empties the fields and says what became of other sign-ins', async () => {
    const { change, sent } = await open(CHANGED);
    await change();
    expect(await screen.findByText('Password changed. All other sessions have ended.')).toBeVisible();
    expect(sent(CHANGE)).toEqual([
      {
        method: 'PUT',
        path: '/admin-password',
        authorization: `Bearer ${TOKEN}`,
        body: { currentPassword: ' old one ', newPassword: 'a new password ' },
      },
    ]);
    expect(current()).toHaveValue('');
    expect(next()).toHaveValue('');
  });

  it('goes on under the token of the answer', async () => {
    const { change, calls } = await open(CHANGED);
    await change();
    await screen.findByText(/Password changed/);
    expect(localStorage.getItem('adminToken')).toBe('T-new');
    expect(calls).toContainEqual(expect.objectContaining({ path: '/admin-session', authorization: 'Bearer T-new' }));
    expect(alerts).toEqual([]);
  });

  it('signs nobody out whose other call comes back refused, since it left under the old token', async () => {
    let refuse: (reply: object) => void = () => undefined;
    const late = () => new Promise<object>((resolve) => (refuse = resolve));
    const { press, change } = await open({ ...CHANGED, [END]: late });
    await press('Sign out other sessions');
    await change();
    await screen.findByText(/Password changed/);
    refuse(GONE);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out other sessions' })).toBeEnabled());
    expect(alerts).toEqual([]);
    expect(localStorage.getItem('adminToken')).toBe('T-new');
  });

  it('signs nobody out whose other call is refused before the answer with the new token has come', async () => {
    let answer: (reply: object) => void = () => undefined;
    const late = () => new Promise<object>((resolve) => (answer = resolve));
    const { press, change, sent } = await open({ [CHANGE]: late, [END]: GONE });
    await change();
    await waitFor(() => expect(sent(CHANGE)).toHaveLength(1));
    await press('Sign out other sessions');
    await waitFor(() => expect(sent(END)).toHaveLength(1));
    answer(CHANGED[CHANGE]);
    expect(await screen.findByText(/Password changed/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out other sessions' })).toBeEnabled());
    expect(alerts).toEqual([]);
    expect(localStorage.getItem('adminToken')).toBe('T-new');
  });

  it('needs both passwords', async () => {
    const { press, sent } = await open();
    await press('Change Password');
    expect(await form().findByText('Current password is required.')).toBeVisible();
    expect(current()).toHaveFocus();
    expect(current()).toHaveAccessibleDescription('Current password is required.');
    expect(next()).toHaveAccessibleDescription(/^New password is required\./);
    expect(sent(CHANGE)).toEqual([]);
  });

  it('refuses a new password of eleven characters before it is sent', async () => {
    const { change, sent } = await open();
    await change('old', 'rain on tin');
    expect(await form().findByText('New password must have 12 to 200 characters.')).toBeVisible();
    expect(next()).toHaveFocus();
    expect(sent(CHANGE)).toEqual([]);
  });

  it.each([
    ['a wrong password', 400, 'The current password is incorrect.'],
    ['too many tries', 429, 'Too many requests. Please wait a moment and try again.'],
  ])('tells the server’s sentence of %s, and keeps the session and what was typed', async (_what, status, message) => {
    expectLog(/A change failed/);
    const { change } = await open({ [CHANGE]: { status, body: { message } } });
    await change();
    expect(await form().findByRole('alert')).toHaveTextContent(message);
    expect(current()).toHaveValue(' old one ');
    expect(localStorage.getItem('adminToken')).toBe(TOKEN);
    expect(screen.queryByText(/Password changed/)).not.toBeInTheDocument();
  });

  it('says so when the network fails', async () => {
    expectLog(/A change failed/);
    const { change } = await open({ [CHANGE]: 'network error' });
    await change();
    expect(await form().findByRole('alert')).toHaveTextContent('The password could not be changed.');
  });

  it('shows the passwords to whoever asks for it, and hides them again', async () => {
    const { user } = await open();
    const show = await screen.findByRole('checkbox', { name: 'Show passwords' });
    expect(current()).toHaveAttribute('type', 'password');
    await user.click(show);
    expect([current(), next()].map((field) => field.getAttribute('type'))).toEqual(['text', 'text']);
    await user.click(show);
    expect([current(), next()].map((field) => field.getAttribute('type'))).toEqual(['password', 'password']);
  });

  it('tells password managers whose password it is', async () => {
    await open();
    await screen.findByText(/signed in as/);
    expect(current()).toHaveAttribute('autocomplete', 'current-password');
    expect(next()).toHaveAttribute('autocomplete', 'new-password');
    expect(form().getByDisplayValue('admin@eclar.example')).toHaveAttribute('autocomplete', 'username');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { SessionView } from '#shared/accounts/contract';
import { openAccount } from '#client/testing/dashboard/account.ts';
import { KNOWN } from '#client/testing/dashboard/admin.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import type { Responses } from '#client/testing/fake-api.ts';

const HERE: SessionView = {
  _id: '1',
  device: 'Chrome on Windows',
  address: null,
  startedAt: '2026-11-22T01:05:00Z',
  lastSeenAt: '2026-11-22T03:20:00Z',
  isCurrent: true,
};
const PHONE = { ...HERE, _id: '2', device: 'Chrome on Android', address: '203.0.113.7', isCurrent: false };
const UNKNOWN = { ...PHONE, _id: '3', device: '', address: null, lastSeenAt: HERE.startedAt };
const LIST = 'GET /admin-sessions';
const SETTING = 'Record the IP address of each sign-in';

const rows = async () => within(await screen.findByRole('list', { name: 'Active sessions' })).findAllByRole('listitem');

function open(responses: Responses = {}) {
  return openAccount({ [LIST]: [HERE, PHONE, UNKNOWN], ...responses });
}

describe('the list of sessions', () => {
  it('tells the device, the times on the office’s clock, and the address where there is one', async () => {
    await open();
    const [here, phone, unknown] = await rows();
    expect(here).toHaveTextContent('Chrome on WindowsSigned in Nov 22, 2026, 9:05 AMThis browser');
    expect(phone).toHaveTextContent(
      'Chrome on AndroidSigned in Nov 22, 2026, 9:05 AMLast seen Nov 22, 2026, 11:20 AMFrom 203.0.113.7',
    );
    expect(unknown).toHaveTextContent(/^Unknown deviceSigned in Nov 22, 2026, 9:05 AMSign out$/);
    expect(within(here).queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows five of many, and all at a press', async () => {
    const many = ['4', '5', '6', '7'].map((_id) => ({ ...PHONE, _id }));
    const { press } = await open({ [LIST]: [HERE, PHONE, UNKNOWN, ...many] });
    expect(await rows()).toHaveLength(5);
    await press('Show all 7');
    const all = await rows();
    expect(all).toHaveLength(7);
    expect(all[5]).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  });

  it('ends one, which goes from the list', async () => {
    const { press, calls } = await open({ 'DELETE /admin-sessions/2': { status: 204 } });
    expect(await rows()).toHaveLength(3);
    await press('Sign out Chrome on Android');
    expect(await screen.findByText('Session on Chrome on Android ended.')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Active sessions' })).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(['/admin-sessions/2']);
  });

  it('keeps one that could not be ended, and says why', async () => {
    expectLog(/A change failed/);
    const message = 'There is no such session: it has already ended.';
    const { press } = await open({ 'DELETE /admin-sessions/2': { status: 404, body: { message } } });
    await press('Sign out Chrome on Android');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await rows()).toHaveLength(3);
  });

  it('says so when it cannot be read', async () => {
    expectLog(/A change failed/);
    await open({ [LIST]: 'network error' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The sessions could not be loaded.');
  });
});

describe('what is kept of sign-ins', () => {
  it('is the owner’s choice, and saved at once', async () => {
    const { user, calls } = await open({ 'PATCH /admin/security-settings': { keepAddresses: true } });
    const choice = await screen.findByRole('checkbox', { name: SETTING });
    expect(choice).not.toBeChecked();
    await user.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
    expect(calls.filter(({ method }) => method === 'PATCH')).toMatchObject([{ body: { keepAddresses: true } }]);
  });

  it('is not offered to others', async () => {
    await open({ 'GET /admin-session': { ...KNOWN, roles: ['sales'] } });
    await rows();
    expect(screen.queryByRole('checkbox', { name: SETTING })).not.toBeInTheDocument();
  });

  it('stays as it was when it cannot be saved', async () => {
    expectLog(/A change failed/);
    const { user } = await open({ 'PATCH /admin/security-settings': 'network error' });
    await user.click(await screen.findByRole('checkbox', { name: SETTING }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The setting could not be loaded or saved.');
    expect(screen.getByRole('checkbox', { name: SETTING })).not.toBeChecked();
  });
});

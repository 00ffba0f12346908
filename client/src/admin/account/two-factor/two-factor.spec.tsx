import { screen, within } from '@testing-library/react';
import { openAccount } from '#client/testing/dashboard/account.ts';
import { GONE, NO_KEYS, TWO_KEYS } from '#client/testing/dashboard/admin.ts';
import { alerts } from '#client/testing/environment/alerts.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import type { Responses } from '#client/testing/fake-api.ts';

const KEYS = 'GET /admin-second-key';
const BEGIN = 'POST /admin-second-key/authenticator';
const CONFIRM = 'POST /admin-second-key/authenticator/confirm';
const CODES = ['k7f3-9d2m-x4tq-8b0c', '1111-2222-3333-4444'];

const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function open(responses: Responses = {}) {
  const app = await openAccount(responses);
  const section = async () =>
    within((await screen.findByRole('heading', { name: 'Two-factor authentication' })).closest('section')!);
  const prove = async (button: string) => {
    const own = await section();
    await app.user.type(own.getByLabelText('Current password'), ' secret ');
    await app.user.click(own.getByRole('button', { name: button }));
  };
  const sent = (path: string) => app.calls.filter(({ method, path: at }) => `${method} ${at}` === path);
  return { ...app, section, prove, sent };
}

describe('the second factors on the Account tab', () => {
  it('are none at first, and none can be removed', async () => {
    const { section } = await open();
    const own = await section();
    expect(await own.findByRole('button', { name: 'Add an app' })).toBeVisible();
    expect(own.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    expect(own.queryByText('Recovery codes')).not.toBeInTheDocument();
  });

  it('are listed with their times, and how many recovery codes are left', async () => {
    const { section } = await open({ [KEYS]: TWO_KEYS });
    const own = await section();
    expect(await own.findByText('Added on Nov 20, 2026, 9:14 PM.')).toBeVisible();
    expect(own.getByText('Added on Nov 21, 2026, 9:14 PM, not used yet.')).toBeVisible();
    expect(own.getByText('8 of 10 left, in case you lose your phone.')).toBeVisible();
  });

  it('say so when they cannot be loaded, and are loaded again', async () => {
    expectLog(/The two-factor settings could not be loaded/);
    let replies = 0;
    const { press, section } = await open({ [KEYS]: () => (replies++ ? TWO_KEYS : 'network error') });
    expect(await screen.findByText('Your two-factor settings could not be loaded.')).toBeVisible();
    await press('Try again');
    expect(await (await section()).findByRole('button', { name: 'Remove Phone' })).toBeVisible();
  });

  it('get an app: the password, the code to scan, its first code, and recovery codes that are shown once', async () => {
    let keys = NO_KEYS;
    const { press, prove, section, sent, user } = await open({
      [KEYS]: () => keys,
      [BEGIN]: { secret: 'GEZDGNBVGY3TQOJQ' },
      [CONFIRM]: () => {
        keys = { ...TWO_KEYS, passkeys: [], recoveryCodes: 10 };
        return { recoveryCodes: CODES };
      },
    });
    await press('Add an app');
    expect(screen.getByRole('heading', { name: 'Add an authenticator app' })).toHaveFocus();
    await prove('Next');
    expect(await screen.findByRole('img', { name: 'QR code with the setup key' })).toBeVisible();
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Open in the app' });
    expect(link.getAttribute('href')).toMatch(
      /^otpauth:\/\/totp\/[^:]+:admin%40eclar\.example\?secret=GEZDGNBVGY3TQOJQ&issuer=[^&]+&algorithm=SHA1&digits=6&period=30$/,
    );
    await user.type(screen.getByLabelText('Code from the app'), '492039');
    await press('Add the app');
    for (const code of CODES) expect(await screen.findByText(code)).toBeVisible();
    expect(sent(BEGIN)).toMatchObject([{ body: { currentPassword: ' secret ' } }]);
    expect(sent(CONFIRM)).toMatchObject([{ body: { code: '492039' } }]);
    await press('I have saved them');
    const own = await section();
    expect(await own.findByText('10 of 10 left, in case you lose your phone.')).toBeVisible();
    expect(own.getByRole('status')).toHaveTextContent('App added. All other sessions have ended.');
    expect(own.queryByText(CODES[0])).not.toBeInTheDocument();
  });

  it('tell why a password or a code was refused, and keep what was typed', async () => {
    expectLog(/A change failed/);
    expectLog(/A change failed/);
    let isRight = false;
    const { press, prove, user } = await open({
      [BEGIN]: () =>
        isRight ? { secret: 'GEZDGNBV' } : { status: 400, body: { message: 'The current password is incorrect.' } },
      [CONFIRM]: { status: 400, body: { message: 'This code is incorrect.' } },
    });
    await press('Add an app');
    await prove('Next');
    expect(await screen.findByRole('alert')).toHaveTextContent('The current password is incorrect.');
    isRight = true;
    await press('Next');
    await user.type(await screen.findByLabelText('Code from the app'), '111111');
    await press('Add the app');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is incorrect.');
    expect(screen.getByLabelText('Code from the app')).toHaveValue('111111');
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Add an app' })).toBeVisible();
  });

  it.each([
    ['the app', 'Remove the app', 'POST /admin-second-key/authenticator/remove', 'App removed.'],
    ['a passkey', 'Remove Phone', 'POST /admin-second-key/passkeys/P1/remove', 'Passkey removed.'],
  ])('lose %s for the password', async (_what, button, path, sentence) => {
    const { press, prove, section, sent } = await open({ [KEYS]: TWO_KEYS, [path]: { status: 204 } });
    await press(button);
    await prove('Remove');
    expect(await (await section()).findByText(`${sentence} All other sessions have ended.`)).toBeVisible();
    expect(sent(path)).toMatchObject([{ body: { currentPassword: ' secret ' } }]);
  });

  it('have new recovery codes, which can be downloaded', async () => {
    const { press, prove } = await open({
      [KEYS]: TWO_KEYS,
      'POST /admin-second-key/recovery-codes': { recoveryCodes: CODES },
    });
    await press('Generate new codes');
    await prove('Generate new codes');
    expect(await screen.findByText(CODES[1])).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download codes' })).toBeVisible();
  });

  it('show recovery codes until they are kept: the browser asks before a reload, other tabs say where they are', async () => {
    const { press, prove, user } = await open({
      [KEYS]: TWO_KEYS,
      'POST /admin-second-key/recovery-codes': { recoveryCodes: CODES },
    });
    await press('Generate new codes');
    await prove('Generate new codes');
    await screen.findByText(CODES[1]);
    expect(asksBeforeLeaving()).toBe(true);
    expect(screen.queryByRole('region', { name: 'Recovery codes' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Rentals' }));
    expect(await screen.findByRole('region', { name: 'Recovery codes' })).toHaveTextContent(/shown only once/);
    await user.click(screen.getByRole('link', { name: 'Show the codes' }));
    expect(screen.getByText(CODES[1])).toBeVisible();
    await press('I have saved them');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('offer no passkey where the browser or the address has none', async () => {
    const { section } = await open();
    const own = await section();
    await own.findByText(/^Passkeys require HTTPS/);
    expect(own.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  it('take the specified path when the session has ended', async () => {
    const { press, prove } = await open({ [BEGIN]: GONE });
    await press('Add an app');
    await prove('Next');
    expect(await screen.findByRole('button', { name: 'Login as Admin' })).toBeVisible();
    expect(alerts).toEqual(['Session expired. Please log in again.']);
  });
});

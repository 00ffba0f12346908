import { screen } from '@testing-library/react';
import { thorough } from '#shared/testing/thorough';
import { SESSION } from '../../testing/dashboard/admin.ts';
import { expectLog } from '../../testing/environment/console.ts';
import type { Responses } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const NEXT: Responses = {
  ...SESSION,
  'GET /rental': [],
  'POST /admin-login': { success: false, next: 'second-key', step: 'S' },
};
const SECOND = 'POST /admin-login/second-step';
const REFUSED = { status: 401, body: { success: false, message: 'Invalid credentials' } };
const WRONG = 'Invalid credentials. Check the code, or start again: the email or password may be wrong, too.';

async function open(responses: Responses = {}, hash = '') {
  const app = renderApp(`/admin-login${hash}`, { ...NEXT, ...responses });
  await app.user.type(await screen.findByLabelText('Admin email'), 'admin@eclar.example');
  await app.user.type(screen.getByLabelText('Password'), 'secret');
  const press = async (name: string) => app.user.click(screen.getByRole('button', { name }));
  await press('Login as Admin');
  await screen.findByRole('heading', { name: 'Two-factor authentication' });
  const code = () => screen.getByLabelText('Code from your authenticator app');
  const send = async (text: string) => {
    await app.user.clear(code());
    await app.user.type(code(), text);
    await press('Sign in');
  };
  const sent = () => app.calls.filter(({ path }) => path === '/admin-login/second-step');
  return { ...app, press, code, send, sent };
}

describe('the second step of the sign-in', () => {
  it('asks for a code, with the focus in its field, and keeps no session before', async () => {
    const { code } = await open();
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(localStorage).toHaveLength(0);
  });

  it('opens the dashboard with the right code', async () => {
    const { send, sent } = await open({ [SECOND]: { success: true, token: 'T' } });
    await send('492 039');
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    expect(localStorage.getItem('adminToken')).toBe('T');
    expect(sent()).toMatchObject([{ body: { step: 'S', code: '492 039', remember: false } }]);
  });

  it('remembers the device for whoever asks for it, and sends the place that the address brings', async () => {
    const { send, sent, user } = await open({ [SECOND]: { success: true, token: 'T' } }, '#place=P');
    await user.click(screen.getByRole('checkbox', { name: /^Remember this device for 30 days/ }));
    await send('492039');
    await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' });
    expect(sent()).toMatchObject([{ place: 'P', body: { remember: true } }]);
  });

  it('takes a recovery code instead', async () => {
    const { press, user, sent } = await open({ [SECOND]: { success: true, token: 'T' } });
    await press('Use a recovery code');
    const field = screen.getByLabelText('Recovery code');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('inputmode', 'text');
    await user.type(field, 'k7f3-9d2m-x4tq-8b0c');
    await press('Sign in');
    await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' });
    expect(sent()).toMatchObject([{ body: { code: 'k7f3-9d2m-x4tq-8b0c' } }]);
  });

  it('needs a code', async () => {
    const { press, code, sent } = await open();
    await press('Sign in');
    expect(await screen.findByText('Code is required.')).toBeVisible();
    expect(code()).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('says what may be wrong, keeps the code, and goes back to the password after five tries', async () => {
    const { send, code } = await open({ [SECOND]: REFUSED });
    for (let tries = 1; tries < 5; tries++) {
      expectLog(/The sign-in failed/);
      await send('111111');
      expect(await screen.findByRole('alert')).toHaveTextContent(WRONG);
      expect(code()).toHaveValue('111111');
    }
    expectLog(/The sign-in failed/);
    await send('111111');
    expect(await screen.findByLabelText('Admin email')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This sign-in has expired. Please start again.');
  });

  it.each([
    [
      'too many tries',
      { status: 429, body: {}, headers: { 'Retry-After': '720' } },
      'Too many attempts. Try again in 12 minutes.',
    ],
    ['a failed network', 'network error' as const, 'Server error. Please try again later.'],
  ])('tells %s', async (_what, reply, sentence) => {
    expectLog(/The sign-in failed/);
    const { send } = await open({ [SECOND]: reply });
    await send('111111');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  thorough.it('goes back to the password for whoever wants to begin again', async () => {
    const { press } = await open();
    await press('Start again');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  thorough.it('offers no passkey where the browser has none', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });

  thorough.describe('in a browser with passkeys', () => {
    const get = jest.fn();
    beforeEach(() => {
      Object.assign(window, { PublicKeyCredential: class {} });
      Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
    });
    afterEach(() => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    });

    it('asks for one, and says so when it was not used', async () => {
      expectLog(/The passkey was not used/);
      get.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
      const { press, sent } = await open({
        'POST /admin-login/second-step/passkey': {
          options: { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] },
        },
      });
      await press('Use a passkey');
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'The passkey was not used. Try again, or enter a code.',
      );
      expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
      expect(sent()).toEqual([]);
    });
  });
});

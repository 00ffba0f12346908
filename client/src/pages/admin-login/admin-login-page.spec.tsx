import { screen } from '@testing-library/react';
import { firstOrAll } from '#shared/testing/thorough';
import { SESSION } from '../../testing/dashboard/admin.ts';
import { alerts } from '../../testing/environment/alerts.ts';
import { allowLog, expectLog } from '../../testing/environment/console.ts';
import type { Responses } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const DASHBOARD: Responses = { ...SESSION, 'GET /rental': [] };

async function open(responses: Responses = {}, hash = '') {
  const app = renderApp(`/admin-login${hash}`, responses);
  await screen.findByRole('heading', { level: 1, name: 'Welcome to the Company Admin Page' });
  const submit = () => app.user.click(screen.getByRole('button', { name: 'Login as Admin' }));
  const signIn = async () => {
    await app.user.type(screen.getByLabelText('Admin email'), 'admin@eclar.example');
    await app.user.type(screen.getByLabelText('Password'), ' secret ');
    await submit();
  };
  return { ...app, submit, signIn };
}

describe('/admin-login', () => {
  it('requires both fields', async () => {
    const { submit, calls } = await open();
    await submit();
    await screen.findByText('Email is required.');
    expect(screen.getByLabelText('Admin email')).toHaveAccessibleDescription('Email is required.');
    expect(screen.getByLabelText('Admin email')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required.');
    expect(calls).toEqual([]);
  });

  it('stores token and flag and goes to the dashboard', async () => {
    const { signIn, calls } = await open({ ...DASHBOARD, 'POST /admin-login': { success: true, token: 'T' } });
    await signIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    expect(localStorage.getItem('adminToken')).toBe('T');
    expect(localStorage.getItem('isAdmin')).toBe('true');
    expect(calls[0]).toEqual({
      method: 'POST',
      path: '/admin-login',
      body: { email: 'admin@eclar.example', password: ' secret ' },
    });
  });

  it.each(firstOrAll(['setItem', 'getItem'] as const))(
    'goes to the dashboard although the browser stores nothing: %s',
    async (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('No.', 'SecurityError');
      });
      allowLog(/Browser storage is unavailable/); // once on a page
      const { signIn, calls } = await open({ ...DASHBOARD, 'POST /admin-login': { success: true, token: 'T' } });
      await signIn();
      expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
      expect(calls.find(({ path }) => path === '/admin-session')?.authorization).toBe('Bearer T');
    },
  );

  it.each(
    firstOrAll([
      ['the answer is not ok', { status: 401, body: { success: false, message: 'Invalid credentials' } }],
      ['the answer is not ok and says nothing', { status: 500, body: '<html>' }],
      ['there is no success', { success: false, token: 'T' }],
      ['there is no token', { success: true }],
      ['the answer is empty', { status: 200 }],
      ['the answer is no JSON', { status: 200, body: '<!doctype html><title>Welcome</title>' }],
      ['the answer is cut short', { status: 200, body: '{"success":true,"token":"T' }],
      ['the answer is JSON of another kind', { status: 200, body: 'null' }],
    ]),
  )('says Invalid credentials when %s', async (_case, reply) => {
    expectLog(/The sign-in failed/);
    const { signIn } = await open({ 'POST /admin-login': reply });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid credentials$/);
    expect(localStorage).toHaveLength(0);
    expect(alerts).toEqual([]);
  });

  it('adds why the server refuses when the credentials are not the reason', async () => {
    expectLog(/The sign-in failed/);
    const { signIn } = await open({ 'POST /admin-login': { status: 503, body: { message: 'Briefly away.' } } });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials. Briefly away.');
  });

  it.each(
    firstOrAll([
      ['720', 'Too many attempts. Try again in 12 minutes.'],
      ['661', 'Too many attempts. Try again in 12 minutes.'],
      ['60', 'Too many attempts. Try again in 1 minute.'],
      ['1', 'Too many attempts. Try again in 1 minute.'],
      ['3600', 'Too many attempts. Try again in 60 minutes.'],
      ['Sun, 22 Nov 2026 05:00:00 GMT', 'Too many attempts. Try again later.'],
    ]),
  )('says how long to wait after too many tries: %s', async (retryAfter, sentence) => {
    expectLog(/The sign-in failed/);
    const refusal = { status: 429, body: '<html>', headers: { 'Retry-After': retryAfter } };
    const { signIn } = await open({ 'POST /admin-login': refusal });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('sends the place that its address brings, and none that it does not', async () => {
    const { signIn, calls } = await open(
      { ...DASHBOARD, 'POST /admin-login': { success: true, token: 'T' } },
      '#place=P',
    );
    await signIn();
    await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' });
    expect(calls[0]).toMatchObject({ path: '/admin-login', place: 'P' });
  });

  it('says so when the network fails', async () => {
    expectLog(/The sign-in failed/);
    const { signIn } = await open({ 'POST /admin-login': 'network error' });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
  });

  it('sends an admin who is signed in to the dashboard', async () => {
    localStorage.setItem('adminToken', 'T');
    localStorage.setItem('isAdmin', 'true');
    renderApp('/admin-login', DASHBOARD);
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  });
});

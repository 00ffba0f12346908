import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { firstOrAll } from '#shared/testing/thorough';
import { GONE, fakeRows, KNOWN, SESSION, SIGN_IN, signedIn, signInAgain, TOKEN } from '../testing/dashboard/admin.ts';
import { alerts } from '../testing/environment/alerts.ts';
import { expectLog } from '../testing/environment/console.ts';
import type { Responses } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';

const EXPIRED = 'Session expired. Please log in again.';
const CRANE = { _id: 'c', vehicleName: 'Tower crane', weightLimit: '8 tons' };
const LISTS = { ...fakeRows('/rental', [CRANE]), ...fakeRows('/jobs', []) };

const login = () => screen.findByRole('button', { name: 'Login as Admin' });

function open(responses: Responses = {}) {
  signedIn();
  return renderApp('/admin-dashboard', { ...SESSION, ...LISTS, ...responses });
}

describe('/admin-dashboard', () => {
  it('sends a visitor without the admin flag to the sign-in, and asks the server for nothing', async () => {
    const { calls } = renderApp('/admin-dashboard');
    expect(await login()).toBeVisible();
    expect(calls).toEqual([]);
    expect(alerts).toEqual([]);
  });

  it('has a title, a Logout button and the tabs Rentals and Careers, Rentals first', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Rentals', selected: true })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Careers', selected: false })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Rental' })).toBeVisible();
  });

  it('keeps what is typed in one tab while the other is looked at', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Equipment or vehicle name'), 'Grader');
    await user.click(screen.getByRole('tab', { name: 'Careers' }));
    expect(screen.getByRole('button', { name: 'Add Job' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Rentals' }));
    expect(screen.getByLabelText('Equipment or vehicle name')).toHaveValue('Grader');
  });

  describe('session', () => {
    it('is checked once on opening, with the stored token', async () => {
      const { calls } = open();
      await screen.findByText('Tower crane');
      const checks = calls.filter(({ path }) => path === '/admin-session');
      expect(checks).toEqual([{ method: 'GET', path: '/admin-session', authorization: `Bearer ${TOKEN}` }]);
    });

    it('that has expired is told by one alert, forgotten, and leads to the sign-in', async () => {
      open({ 'GET /admin-session': GONE });
      expect(await login()).toBeVisible();
      expect(alerts).toEqual([EXPIRED]);
      expect(localStorage).toHaveLength(0);
    });

    it('is kept when it cannot be checked', async () => {
      expectLog(/The session could not be checked/);
      open({ 'GET /admin-session': 'network error' });
      expect(await screen.findByText('Tower crane')).toBeVisible();
      expect(localStorage.getItem('adminToken')).toBe(TOKEN);
    });

    it.each(
      firstOrAll([
        ['an add', 'POST /rental', 'Add Rental'],
        ['a delete', 'DELETE /rental/c', 'Delete'],
      ]),
    )('that expires before %s takes the same path', async (_what, call, button) => {
      const { user } = open({ [call]: GONE });
      await screen.findByText('Tower crane');
      await user.type(screen.getByLabelText('Equipment or vehicle name'), 'Grader');
      await user.type(screen.getByLabelText('Capacity'), '9 tons');
      await user.click(screen.getByRole('button', { name: button }));
      expect(await login()).toBeVisible();
      expect(alerts).toEqual([EXPIRED]);
      expect(localStorage).toHaveLength(0);
    });

    it('that expires while a row is edited gives back what was typed after the next sign-in', async () => {
      const { user } = open({ 'PUT /rental/c': GONE, ...SIGN_IN });
      await user.click(await screen.findByRole('button', { name: 'Edit' }));
      await user.type(screen.getByDisplayValue('Tower crane'), ' No. 2');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await signInAgain(user);
      expect(await screen.findByDisplayValue('Tower crane No. 2')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await user.click(screen.getByRole('button', { name: 'Edit' }));
      expect(screen.getByDisplayValue('Tower crane')).toBeVisible();
    });
  });

  describe('Logout', () => {
    it('removes token and flag, ends the session on the server and goes to the sign-in', async () => {
      const { user, calls } = open({ 'DELETE /admin-session': { status: 204 } });
      await user.click(await screen.findByRole('button', { name: 'Logout' }));
      expect(await login()).toBeVisible();
      expect(localStorage).toHaveLength(0);
      expect(calls).toContainEqual({ method: 'DELETE', path: '/admin-session', authorization: `Bearer ${TOKEN}` });
      expect(alerts).toEqual([]);
    });

    it.each(
      firstOrAll([
        ['cannot be reached', 'network error'],
        ['has forgotten the session already', GONE],
      ] as const),
    )('does so without an alert when the server %s', async (_case, reply) => {
      expectLog(/The session could not be ended on the server/);
      const { user, calls } = open({ 'DELETE /admin-session': reply });
      await user.click(await screen.findByRole('button', { name: 'Logout' }));
      expect(await login()).toBeVisible();
      await waitFor(() =>
        expect(calls).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/admin-session' })),
      );
      expect(localStorage).toHaveLength(0);
      expect(alerts).toEqual([]);
    });

    it('stores nothing of an account whose description arrives afterwards', async () => {
      let arrive!: (text: string) => void;
      const description = new Promise<string>((resolve) => (arrive = resolve));
      const reading = jest.spyOn(Response.prototype, 'text').mockReturnValueOnce(description);
      const { user } = open({ 'DELETE /admin-session': { status: 204 } });
      await waitFor(() => expect(reading).toHaveBeenCalled());
      await user.click(await screen.findByRole('button', { name: 'Logout' }));
      expect(await login()).toBeVisible();
      await act(async () => {
        arrive(JSON.stringify(KNOWN));
        await description;
      });
      expect(localStorage).toHaveLength(0);
    });

    it('in another tab of the browser leaves the dashboard here too', async () => {
      open();
      await screen.findByText('Tower crane');
      localStorage.clear();
      fireEvent(window, new StorageEvent('storage'));
      expect(await login()).toBeVisible();
    });
  });
});

import { ENDPOINTS } from '#shared/endpoints';
import { thorough } from '#shared/testing/thorough';
import { withDatabase } from '../../testing/app/with-database.ts';
import { ADMIN, useApp } from '../../testing/app/use-app.ts';
import { applyConfiguredAdmin, type Credentials, resetAdmin } from './admin-account.ts';

const RESET: Credentials = { email: ADMIN.email, password: 'a password that was reset' };

describe('the admin account', () => {
  const app = useApp();
  const configure = (credentials: Credentials) =>
    withDatabase(app.database.url, (database) => applyConfiguredAdmin(database, credentials));
  const reset = (credentials: Credentials) =>
    withDatabase(app.database.url, (database) => resetAdmin(database, credentials));
  const signsIn = async (credentials: Credentials) =>
    (await app.post(ENDPOINTS.adminLogin).send(credentials)).status === 200;
  const isSignedIn = async (token: string) =>
    (await app.get(ENDPOINTS.adminSession).auth(token, { type: 'bearer' })).status === 200;

  describe('of ADMIN_EMAIL and ADMIN_PASSWORD', () => {
    beforeEach(async () => {
      await app.database.query('DELETE FROM accounts');
      await configure(ADMIN);
    });

    it('is made when there is none', async () => {
      expect(await signsIn(ADMIN)).toBe(true);
    });

    it('follows a changed password, and the old one is worthless', async () => {
      const changed = { ...ADMIN, password: 'a changed password' };
      await configure(changed);
      expect(await signsIn(changed)).toBe(true);
      expect(await signsIn(ADMIN)).toBe(false);
    });

    it('follows a changed address, and the old one is worthless', async () => {
      const changed = { ...ADMIN, email: 'owner@eclar.example' };
      await configure(changed);
      expect(await signsIn(changed)).toBe(true);
      expect(await signsIn(ADMIN)).toBe(false);
    });

    it('signs everybody out when it changes', async () => {
      const token = await app.signIn();
      await configure({ ...ADMIN, password: 'a changed password' });
      expect(await isSignedIn(token)).toBe(false);
    });

    it('signs nobody out at a start that changes nothing', async () => {
      const token = await app.signIn();
      await configure(ADMIN);
      expect(await isSignedIn(token)).toBe(true);
    });

    thorough.it('does not undo a reset at a start that changes nothing', async () => {
      await reset(RESET);
      await configure(ADMIN);
      expect(await signsIn(RESET)).toBe(true);
      expect(await signsIn(ADMIN)).toBe(false);
    });

    thorough.it('follows a change after a reset', async () => {
      await reset(RESET);
      const changed = { ...ADMIN, password: 'a changed password' };
      await configure(changed);
      expect(await signsIn(changed)).toBe(true);
    });

    thorough.it('takes the address in any case', async () => {
      const token = await app.signIn();
      await configure({ ...ADMIN, email: ADMIN.email.toUpperCase() });
      expect(await isSignedIn(token)).toBe(true);
    });

    it('stays the only one', async () => {
      await configure({ ...ADMIN, email: 'owner@eclar.example' });
      expect(await app.database.query('SELECT email FROM accounts')).toEqual([{ email: 'owner@eclar.example' }]);
    });

    it('keeps no password in the database, but its argon2id hash', async () => {
      const [row] = await app.database.query<{ password_hash: string }>('SELECT * FROM accounts');
      expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(JSON.stringify(row)).not.toContain(ADMIN.password);
    });
  });

  describe('after a reset', () => {
    beforeEach(() => configure(ADMIN));

    it('takes the new password and not the old one', async () => {
      await reset(RESET);
      expect(await signsIn(RESET)).toBe(true);
      expect(await signsIn(ADMIN)).toBe(false);
    });

    it('has no session left', async () => {
      await reset(ADMIN);
      const tokens = [await app.signIn(), await app.signIn()];
      await reset(RESET);
      expect(await Promise.all(tokens.map(isSignedIn))).toEqual([false, false]);
    });

    it('is made when there was none', async () => {
      await app.database.query('DELETE FROM accounts');
      await reset(RESET);
      expect(await signsIn(RESET)).toBe(true);
    });
  });
});

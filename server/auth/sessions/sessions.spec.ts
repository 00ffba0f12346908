import type { AdminSession } from '#shared/accounts/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { makeAccount } from '../../testing/app/accounts.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { ADMIN, type SpecApp, useApp } from '../../testing/app/use-app.ts';

const SESSION = ENDPOINTS.adminSession;
const OTHERS = ENDPOINTS.otherSessions;

describe('the admin’s sessions', () => {
  const app = useApp();
  const withMail = useApp({ replicaOf: app, variables: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const sessionOf = (token: string) => app.get(SESSION).auth(token, { type: 'bearer' });
  const described = async (token: string) => (await sessionOf(token).expect(200)).body as AdminSession;
  const signedInAt = async () => {
    const [admin] = await app.database.query<{ signed_in_at: Date }>(
      'SELECT signed_in_at FROM accounts WHERE is_first',
    );
    return admin.signed_in_at.toISOString();
  };
  /** The clock of the database, moved instead of waited for. */
  const lastSignInWas = (time: string | null) =>
    app.database.query('UPDATE accounts SET signed_in_at = $1 WHERE is_first', [time]);
  beforeEach(() => app.database.query('DELETE FROM admin_sessions'));

  describe('GET /admin-session', () => {
    it('tells when the admin had signed in before', async () => {
      await lastSignInWas('2026-11-20T13:14:00Z');
      expect((await described(await app.signIn())).lastSignInAt).toBe('2026-11-20T13:14:00.000Z');
    });

    it('tells the same for as long as the session lasts, whoever signs in meanwhile', async () => {
      await lastSignInWas('2026-11-20T13:14:00Z');
      const first = await app.signIn();
      const before = await signedInAt();
      const second = await app.signIn();
      expect((await described(first)).lastSignInAt).toBe('2026-11-20T13:14:00.000Z');
      expect((await described(second)).lastSignInAt).toBe(before);
    });

    it('tells every account whether the site sends mails', async () => {
      const { token } = await makeAccount(app, 'sales');
      const asked = async (site: SpecApp) =>
        (await site.get(SESSION).auth(token, { type: 'bearer' }).expect(200)).body as object;
      expect(await asked(app)).toMatchObject({ hasMail: false });
      expect(await asked(withMail)).toMatchObject({ hasMail: true });
    });

    it('tells of a sign-in whose session has ended since', async () => {
      const ended = await app.signIn();
      const before = await signedInAt();
      await app.delete(SESSION).auth(ended, { type: 'bearer' }).expect(204);
      expect((await described(await app.signIn())).lastSignInAt).toBe(before);
    });

    it('tells that there was none before the first', async () => {
      await lastSignInWas(null);
      expect((await described(await app.signIn())).lastSignInAt).toBeNull();
    });

    it('does not take a wrong password for a sign-in', async () => {
      await lastSignInWas('2026-11-20T13:14:00Z');
      await app
        .post(ENDPOINTS.adminLogin)
        .send({ ...ADMIN, password: 'wrong' })
        .expect(401);
      expect(await signedInAt()).toBe('2026-11-20T13:14:00.000Z');
    });

    it('counts the other sessions, and not those that have run out', async () => {
      const [here] = [await app.signIn(), await app.signIn(), await app.signIn()];
      await app.database.query(`UPDATE admin_sessions SET expires_at = now()
        WHERE id = (SELECT id FROM admin_sessions ORDER BY created_at DESC LIMIT 1)`);
      expect((await described(here)).otherSessions).toBe(1);
    });
  });

  describe('DELETE /admin-session/others', () => {
    it('ends every other session at once, says how many, and keeps this one', async () => {
      const [here, ...elsewhere] = [await app.signIn(), await app.signIn(), await app.signIn()];
      const { body } = await app.delete(OTHERS).auth(here, { type: 'bearer' }).expect(200);
      expect(body).toEqual({ ended: 2 });
      expect((await described(here)).otherSessions).toBe(0);
      for (const token of elsewhere) await sessionOf(token).expect(401);
    });

    it('says that there was none to end', async () => {
      const { body } = await app
        .delete(OTHERS)
        .auth(await app.signIn(), { type: 'bearer' })
        .expect(200);
      expect(body).toEqual({ ended: 0 });
    });

    it('is refused without a token, and ends nothing', async () => {
      const token = await app.signIn();
      expect((await app.delete(OTHERS).expect(401)).body).toEqual(problemBody(401, 'Please sign in first.'));
      await sessionOf(token).expect(200);
    });
  });
});

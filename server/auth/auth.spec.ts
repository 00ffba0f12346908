import { ENDPOINTS } from '#shared/endpoints';
import { problemBody } from '../testing/samples/problem-body.ts';
import { ADMIN, useApp } from '../testing/app/use-app.ts';

const LOGIN = ENDPOINTS.adminLogin;
const SESSION = ENDPOINTS.adminSession;

describe('auth', () => {
  const app = useApp();
  const sessionOf = (token: string) => app.get(SESSION).auth(token, { type: 'bearer' });

  describe('POST /admin-login', () => {
    it('answers 200 with success and a token', async () => {
      const { body } = await app.post(LOGIN).send(ADMIN).expect(200);
      expect(body).toEqual({ success: true, token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
    });

    it('gives a token that opens what only the admin may do', async () => {
      await sessionOf(await app.signIn()).expect(200);
    });

    it('answers the same below /api/v1', async () => {
      await app.post(`v1/${LOGIN}`).send(ADMIN).expect(200);
    });

    it.each(['ADMIN@ECLAR.EXAMPLE', 'Admin@Eclar.Example', ' admin@eclar.example '])(
      'takes the address as %p, whatever its case',
      async (email) => {
        await app
          .post(LOGIN)
          .send({ ...ADMIN, email })
          .expect(200);
      },
    );

    it.each([
      ['a wrong password', { ...ADMIN, password: 'another password' }],
      ['an unknown address', { ...ADMIN, email: 'somebody@eclar.example' }],
      ['the password in capitals', { ...ADMIN, password: ADMIN.password.toUpperCase() }],
      ['the password with a space behind it', { ...ADMIN, password: `${ADMIN.password} ` }],
      ['an address that is none', { ...ADMIN, email: 'admin' }],
    ])('answers 401 and nothing more to %s', async (_what, credentials) => {
      const { body } = await app.post(LOGIN).send(credentials).expect(401);
      expect(body).toEqual(problemBody(401, 'Invalid credentials', { success: false }));
    });

    it('bounds an address by its length in small letters, which may be greater', async () => {
      const email = `${'İ'.repeat(240)}@x.example`;
      const { body } = await app
        .post(LOGIN)
        .send({ ...ADMIN, email })
        .expect(400);
      expect(body).toEqual(problemBody(400, ['Email is invalid.']));
    });

    it('starts no session for a wrong password', async () => {
      const count = async () => (await app.database.query('SELECT id FROM admin_sessions')).length;
      const before = await count();
      await app
        .post(LOGIN)
        .send({ ...ADMIN, password: 'x' })
        .expect(401);
      expect(await count()).toBe(before);
    });

    it('needs both fields', async () => {
      const { body } = await app.post(LOGIN).send({}).expect(400);
      expect(body).toEqual(problemBody(400, ['Email is required.', 'Password is required.']));
    });

    it('takes no password of more than 200 characters, which would keep the hash busy', async () => {
      const { body } = await app
        .post(LOGIN)
        .send({ ...ADMIN, password: 'x'.repeat(201) })
        .expect(400);
      expect(body.errors).toEqual(['Password must be at most 200 characters.']);
    });

    it('refuses a field that no sign-in has', async () => {
      const { body } = await app
        .post(LOGIN)
        .send({ ...ADMIN, remember: true })
        .expect(400);
      expect(body.errors).toEqual(['Unknown field: remember.']);
    });

    it('keeps the token out of caches', async () => {
      const { headers } = await app.post(LOGIN).send(ADMIN).expect(200);
      expect(headers['cache-control']).toBe('no-store');
    });
  });

  describe('GET /admin-session', () => {
    it('tells whose session it is and when it ends', async () => {
      const { body } = await sessionOf(app.token).expect(200);
      expect(body).toMatchObject({ email: ADMIN.email, expiresAt: expect.any(String) });
      const hoursLeft = (Date.parse(body.expiresAt as string) - Date.now()) / 3_600_000;
      expect(hoursLeft).toBeGreaterThan(11.9);
      expect(hoursLeft).toBeLessThanOrEqual(12);
    });

    it('is refused without a token', async () => {
      const { body } = await app.get(SESSION).expect(401);
      expect(body).toEqual(problemBody(401, 'Please sign in first.'));
    });
  });

  describe('DELETE /admin-session', () => {
    it('answers 204 and ends the session at once', async () => {
      const token = await app.signIn();
      await app.delete(SESSION).auth(token, { type: 'bearer' }).expect(204);
      const { body } = await sessionOf(token).expect(401);
      expect(body).toEqual(problemBody(401, 'Session expired. Please log in again.'));
    });

    it('ends no other session', async () => {
      const [here, elsewhere] = [await app.signIn(), await app.signIn()];
      await app.delete(SESSION).auth(here, { type: 'bearer' }).expect(204);
      await sessionOf(elsewhere).expect(200);
    });

    it('answers 401 the second time', async () => {
      const token = await app.signIn();
      await app.delete(SESSION).auth(token, { type: 'bearer' }).expect(204);
      await app.delete(SESSION).auth(token, { type: 'bearer' }).expect(401);
    });

    it('is refused without a token', () => app.delete(SESSION).expect(401));
  });
});

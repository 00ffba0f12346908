import type { AdminSession } from '#shared/accounts/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { JwtService } from '@nestjs/jwt';
import { makeAccount } from '../../testing/app/accounts.ts';
import { ADMIN, SPEC_ENV, useApp } from '../../testing/app/use-app.ts';
import { TOKEN } from '../sessions/token.ts';
import { hashPassword } from './password.ts';

const OTHER = 'a gravel road in the rain';

/** It knows the table `admin` with one row, sessions without an account, and no roles. */
describe('a replica of the version before, on the same database', () => {
  const app = useApp();
  const signIn = (password: string) => app.post(ENDPOINTS.adminLogin).send({ ...ADMIN, password });
  const firstAccount = async () => {
    const sql = `SELECT email, password_hash, configured_hash, signed_in_at FROM accounts WHERE is_first`;
    return (await app.database.query<Record<string, unknown>>(sql))[0];
  };
  const admins = () => app.database.query(`SELECT email, password_hash, configured_hash, signed_in_at FROM admin`);
  const { algorithm, issuer, audience, type: typ } = TOKEN;
  const tokenOf = (sid: string) =>
    new JwtService().sign({ typ, sid }, { secret: SPEC_ENV.JWT_SECRET, algorithm, issuer, audience, expiresIn: '1h' });

  it('finds the first account as the one admin, also after a new password', async () => {
    expect(await admins()).toEqual([await firstAccount()]);
    const change = { currentPassword: ADMIN.password, newPassword: OTHER };
    const { body } = await app.asAdmin.put(ENDPOINTS.adminPassword).send(change).expect(200);
    app.token = (body as { token: string }).token;
    expect(await admins()).toEqual([await firstAccount()]);
  });

  it('changes the password, which counts here at once', async () => {
    await app.database.query('UPDATE admin SET password_hash = $1', [await hashPassword(ADMIN.password)]);
    await signIn(OTHER).expect(401);
    await signIn(ADMIN.password).expect(200);
  });

  it('applies another ADMIN_EMAIL and ADMIN_PASSWORD at its start', async () => {
    await app.database.query(
      `INSERT INTO admin (id, email, password_hash) VALUES (1, $1, $2)
       ON CONFLICT (id) DO UPDATE SET email = excluded.email, password_hash = excluded.password_hash`,
      ['other@eclar.example', await hashPassword(OTHER)],
    );
    await app.post(ENDPOINTS.adminLogin).send({ email: 'other@eclar.example', password: OTHER }).expect(200);
    await app.database.query('UPDATE accounts SET email = $1, password_hash = $2', [
      ADMIN.email,
      await hashPassword(ADMIN.password),
    ]);
    expect(await admins()).toEqual([await firstAccount()]);
  });

  it('begins sessions that are the first admin’s here', async () => {
    const [{ id }] = await app.database.query<{ id: string }>(
      `INSERT INTO admin_sessions (expires_at) VALUES (now() + interval '1 hour') RETURNING id`,
    );
    const { body } = await app.get(ENDPOINTS.adminSession).auth(tokenOf(id), { type: 'bearer' }).expect(200);
    expect(body as AdminSession).toMatchObject({ email: ADMIN.email, roles: ['owner'] });
  });

  it('refuses the tokens of all other accounts, whose roles it does not know', async () => {
    const { token } = await makeAccount(app, 'sales');
    const { sid, typ: type } = new JwtService().decode<{ sid: string; typ: string }>(token);
    expect(type).not.toBe(TOKEN.type);
    // and here nobody turns one into the other
    await app.get(ENDPOINTS.adminSession).auth(tokenOf(sid), { type: 'bearer' }).expect(401);
    expect(await admins()).toHaveLength(1);
  });
});

import type { Role } from '#shared/accounts/roles';
import { ENDPOINTS } from '#shared/endpoints';
import { hashPassword } from '../../auth/account/password.ts';
import type { SpecApp } from './use-app.ts';

/** Password of every account that a suite creates beside the admin. */
export const PASSWORD = 'a password of the office';

const passwordHash = hashPassword(PASSWORD);

let made = 0;

export interface MadeAccount {
  id: string;
  email: string;
  token: string;
}

/** Creates an account with these roles and signs it in. */
export async function makeAccount(app: SpecApp, ...roles: Role[]): Promise<MadeAccount> {
  const email = `account-${++made}@eclar.example`;
  const [{ id }] = await app.database.query<{ id: string }>(
    'INSERT INTO accounts (email, name, roles, password_hash) VALUES ($1, $2, $3, $4) RETURNING id',
    [email, `Person ${made}`, roles, await passwordHash],
  );
  // failed sign-ins of other accounts must not block this one
  await app.database.query('TRUNCATE rate_limits');
  const { body } = await app.post(ENDPOINTS.adminLogin).send({ email, password: PASSWORD }).expect(200);
  return { id, email, token: (body as { token: string }).token };
}

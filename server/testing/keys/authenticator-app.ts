import { Secret, TOTP as Totp } from 'otpauth';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import type { AuthenticatorSecret, RecoveryCodes } from '#shared/accounts/two-factor-contract';
import { TOTP } from '#shared/accounts/two-factor';
import { PASSWORD } from '../app/accounts.ts';
import type { SpecApp } from '../app/use-app.ts';

/** The code of a base32 secret, a number of TOTP periods from now. */
export const codeOf = (secret: string, periods = 0) =>
  Totp.generate({
    ...TOTP,
    secret: Secret.fromBase32(secret),
    timestamp: Date.now() + periods * TOTP.period * 1000,
  });

/** A code that is wrong in the current period and those around it. */
export function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((periods) => codeOf(secret, periods));
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code));
  return wrong ?? '666666';
}

/** Adds an authenticator app to an account. Its current code can still be used. */
export async function addApp(
  app: SpecApp,
  { id, token, password = PASSWORD }: { id: string; token: string; password?: string },
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const path = `${ACCOUNT_ENDPOINTS.twoFactor}/authenticator`;
  const post = (at: string, body: object) => app.post(at).auth(token, { type: 'bearer' }).send(body).expect(200);
  const { secret } = (await post(path, { currentPassword: password })).body as AuthenticatorSecret;
  const { recoveryCodes } = (await post(`${path}/confirm`, { code: codeOf(secret) })).body as RecoveryCodes;
  await app.database.query('UPDATE authenticators SET last_step = 0 WHERE account_id = $1', [id]);
  return { secret, recoveryCodes };
}

/** Injection token of the key that signs admin tokens. */
export const JWT_SECRET = Symbol('JWT_SECRET');

export const TOKEN = {
  algorithm: 'HS256',
  issuer: 'eclar-site',
  audience: 'eclar-site/admin',
  type: 'admin-session',
} as const;

/** How long a sign-in lasts. */
export const SESSION_HOURS = 12;

export interface TokenPayload {
  /** Distinguishes this token from other tokens that the key may sign in the future. */
  typ: string;
  /** Id of the session's row. */
  sid: string;
}

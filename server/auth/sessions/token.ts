import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Env } from '../../config/env.ts';

/** Injection token of the key that verifies admin tokens. */
export const TOKEN_KEY = Symbol('TOKEN_KEY');

export function tokenKey({ JWT_SECRET }: Env): KeyObject {
  if (!JWT_SECRET) throw new Error('JWT_SECRET is not set, so tokens cannot be checked.');
  return createSecretKey(JWT_SECRET, 'utf8');
}

export const TOKEN = {
  algorithm: 'HS256',
  issuer: 'eclar-site',
  audience: 'eclar-site/admin',
  type: 'admin-session',
} as const;

/** Lifetime of a session. */
export const SESSION_HOURS = 12;

export interface TokenPayload {
  /** Distinguishes this token from other tokens that the key may sign in the future. */
  typ: string;
  /** Id of the session's row. */
  sid: string;
}

import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes as 43 URL-safe characters. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Needs no key, because tokens are random and cannot be derived from their hash. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

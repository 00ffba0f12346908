import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, in 43 characters that may stand in an address. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Of a token that is random, so that its hash needs no key: nobody can make the token from the table. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

import { Inject, Injectable, Logger } from '@nestjs/common';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { ENV, type Env } from '#server/config/env';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * Encrypts the secrets of authenticator apps, so that the database alone cannot produce codes. The key derives from
 * JWT_SECRET: when that changes, the secrets become unreadable.
 */
@Injectable()
export class SecretBox {
  private readonly logger = new Logger(SecretBox.name);
  private readonly key: Buffer;

  constructor(@Inject(ENV) { JWT_SECRET }: Env) {
    if (!JWT_SECRET) throw new Error('JWT_SECRET is not set, so nothing can be encrypted with a key derived from it.');
    this.key = Buffer.from(hkdfSync('sha256', JWT_SECRET, '', 'eclar-site/second-keys', 32));
  }

  /** Binds the secret to the account: `open` fails for any other. */
  seal(secret: Buffer, accountId: string): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(accountId));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Undefined if it was sealed with another key or for another account. */
  open(sealed: Buffer, accountId: string): Buffer | undefined {
    const decipher = createDecipheriv(CIPHER, this.key, sealed.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(Buffer.from(accountId))
      .setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
    } catch (error) {
      this.logger.warn({ msg: 'A secret cannot be decrypted: JWT_SECRET has changed since', cause: String(error) });
      return undefined;
    }
  }
}

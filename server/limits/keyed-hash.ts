import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync } from 'node:crypto';
import { ENV, type Env } from '../config/env.ts';

/**
 * Hashes what could be found again by hashing every candidate, as all IPv4 addresses can be. The key is made from
 * JWT_SECRET, so it is the same on every replica, and the database alone tells nobody's address.
 */
@Injectable()
export class KeyedHash {
  private readonly key: Buffer;

  constructor(@Inject(ENV) { JWT_SECRET }: Env) {
    if (!JWT_SECRET) throw new Error('JWT_SECRET has to be known before anything is hashed with a key made from it.');
    this.key = Buffer.from(hkdfSync('sha256', JWT_SECRET, '', 'eclar-site/limits', 32));
  }

  of(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}

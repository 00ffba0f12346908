import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync } from 'node:crypto';
import { ENV, type Env } from '../../config/env.ts';

/**
 * Hashes values of small sets that could be enumerated, such as IPv4 addresses. The key derives from JWT_SECRET: it is
 * the same on all replicas, and the database alone does not reveal an address.
 */
@Injectable()
export class KeyedHash {
  private readonly key: Buffer;

  constructor(@Inject(ENV) { JWT_SECRET }: Env) {
    if (!JWT_SECRET) throw new Error('JWT_SECRET is not set, so nothing can be hashed with a key derived from it.');
    this.key = Buffer.from(hkdfSync('sha256', JWT_SECRET, '', 'eclar-site/limits', 32));
  }

  of(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';
import { ENV, type Env } from '../../config/env.ts';

/** Hashes have equal lengths, so the comparison reveals neither the token nor its length. */
const hashed = (text: string) => createHash('sha256').update(text).digest();

@Injectable()
export class MetricsTokenGuard implements CanActivate {
  private readonly expected: Buffer;

  constructor(@Inject(ENV) { METRICS_TOKEN }: Env) {
    this.expected = hashed(`Bearer ${METRICS_TOKEN}`);
  }

  canActivate(context: ExecutionContext): boolean {
    const { authorization = '' } = context.switchToHttp().getRequest<Request>().headers;
    if (timingSafeEqual(hashed(authorization), this.expected)) return true;
    throw new Problem(401, ERRORS.notSignedIn);
  }
}

import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import { toProblem } from '../errors/error-body.ts';
import { CallLimits } from './call-limits.ts';
import { clientAddress } from './client-address.ts';
import { GuessLimits } from './guess-limits.ts';

const KINDS = {
  /** With these statuses, the statement that stores a form has counted it. */
  form: { counted: [409, 429], count: ({ forms }: Limits, address: string) => forms.countForm(address) },
  /** With these statuses, the sign-in has been counted already. */
  signIn: { counted: [401, 429], count: ({ guesses }: Limits, address: string) => guesses.countAddress(address) },
  link: { counted: [429], count: ({ guesses }: Limits, address: string) => guesses.countLink(address) },
};

interface Limits {
  forms: CallLimits;
  guesses: GuessLimits;
}

const Kind = Reflector.createDecorator<keyof typeof KINDS>();

/** For forms with a small JSON body. An upload is counted before its body is read. */
export const LimitSmallForm = () => Kind('form');

export const LimitSignIns = () => Kind('signIn');

export const LimitPasswordLinks = () => Kind('link');

/**
 * Counts posts that are refused before anything else counts them, because their body is unreadable or invalid. Must
 * wrap the interceptor that reads bodies.
 */
@Injectable()
export class RefusedPostsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    readonly forms: CallLimits,
    readonly guesses: GuessLimits,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const kind = this.reflector.get(Kind, context.getHandler());
    if (!kind) return next.handle();
    const { counted, count } = KINDS[kind];
    const { ip } = context.switchToHttp().getRequest<Request>();
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        const status = toProblem(error).getStatus();
        if (status < 500 && !counted.includes(status)) await count(this, clientAddress(ip));
        throw error;
      }),
    );
  }
}

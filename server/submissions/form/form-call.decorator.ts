import { applyDecorators, createParamDecorator, type ExecutionContext, UseInterceptors } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { FORM_HEADERS } from '#shared/endpoints';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { Problem } from '../../http/errors/problem.ts';
import { clientAddress } from '../../http/limits/client-address.ts';
import { ReadContactNeeds } from './form-dto.ts';

/** Data of a form's request apart from its body. */
export interface FormCall {
  idempotencyKey?: string;
  secondsToFill?: number;
  /** Path of the page with the form; null if unknown. */
  page: string | null;
  /** Client address, for the rate limits. */
  address: string;
}

const { min, max } = LIMITS.idempotencyKey;
const KEY = new RegExp(`^[\\x21-\\x7e]{${min},${max}}$`);

function keyOf(request: Request): string | undefined {
  const key = request.get(FORM_HEADERS.idempotencyKey);
  if (key !== undefined && !KEY.test(key)) throw new Problem(400, ERRORS.badIdempotencyKey);
  return key;
}

/** Reads the idempotency key of a request. @throws Problem 400 for an invalid key */
export const IdempotencyKey = createParamDecorator((_data: unknown, context: ExecutionContext): string | undefined =>
  keyOf(context.switchToHttp().getRequest<Request>()),
);

export const ApiIdempotencyKey = (what: string): MethodDecorator =>
  ApiHeader({
    name: FORM_HEADERS.idempotencyKey,
    required: false,
    description: `A unique key for each ${what}. A request with the same key and body gets the first response again; with another body, 409.`,
    schema: { type: 'string', minLength: min, maxLength: max, pattern: KEY.source },
  });

/** The time to fill in only counts towards spam, so an invalid value is ignored. */
function secondsOf(request: Request): number | undefined {
  const given = request.get(FORM_HEADERS.secondsToFill) ?? '';
  return /^\d{1,9}$/.test(given) ? Number(given) : undefined;
}

/** Reads the headers of a form's request. @throws Problem 400 for an invalid key */
export const ReadFormCall = createParamDecorator((_data: unknown, context: ExecutionContext): FormCall => {
  const request = context.switchToHttp().getRequest<Request>();
  return {
    idempotencyKey: keyOf(request),
    secondsToFill: secondsOf(request),
    page: pageOfOrigin(request),
    address: clientAddress(request.ip),
  };
});

/** Documents the headers of a form's call, and validates its body with the contact details that the firm requires. */
export function ApiFormCall(): MethodDecorator {
  return applyDecorators(
    UseInterceptors(ReadContactNeeds),
    ApiIdempotencyKey('filled form'),
    ApiHeader({
      name: FORM_HEADERS.secondsToFill,
      required: false,
      description: 'Whole seconds that it took to fill in the form, a hint about spam. Anything else is ignored.',
      schema: { type: 'integer' },
    }),
  );
}

/**
 * The path of the page with the form, without its query: browsers send it in the Referer of a same-origin request.
 * Null for anything else, because the header may contain any text.
 */
function pageOfOrigin(request: Request): string | null {
  const referer = request.get('Referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { host, pathname } = new URL(referer);
  const page = pathname.replace(/(?!^)\/+$/, '');
  return host === request.host && page.length <= INBOX_LIMITS.pagePath ? page : null;
}

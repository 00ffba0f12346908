import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ErrorDto } from '../errors/error.dto.ts';

export const MEANING = {
  400: 'Something in the request is missing or wrong; `errors` names each.',
  401: 'There is no valid admin token, or the credentials are wrong.',
  403: 'A page of another site sent the call.',
  404: 'There is no such row.',
  408: 'The body arrives too slowly.',
  409: 'It contradicts what is stored, such as an idempotency key that was used for another body.',
  413: 'The body or the file is too large.',
  415: 'The body or the file is of a type that is not taken here.',
  429: 'Too many calls from this address, or too many failed sign-ins; `Retry-After` tells when to try again.',
} as const;

/** Documents the errors of a call, in addition to those of every call. */
export function ApiErrors(...statuses: (keyof typeof MEANING)[]): MethodDecorator {
  return applyDecorators(
    ...statuses.map((status) => ApiResponse({ status, description: MEANING[status], type: ErrorDto })),
    ApiResponse({
      status: 500,
      description: 'The server failed; the log has the cause under `requestId`.',
      type: ErrorDto,
    }),
    ApiResponse({
      status: 503,
      description: 'The database is away, or something else has to end first; `Retry-After` tells when to try again.',
      type: ErrorDto,
    }),
  );
}

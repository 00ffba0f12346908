import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ErrorDto } from '../errors/error.dto.ts';

export const MEANING = {
  400: 'Something in the request is missing or invalid; `errors` lists each problem.',
  401: 'Missing or invalid token, or wrong credentials.',
  403: 'The request comes from a page of another site.',
  404: 'Not found.',
  408: 'The body took too long to arrive.',
  409: 'Conflicts with stored data, such as an idempotency key already used with another body.',
  413: 'The body or the file is too large.',
  415: 'The type of the body or the file is not supported.',
  429: 'Too many requests from this address, or too many failed sign-ins. `Retry-After` says when to try again.',
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
      description: 'The database is unavailable or the server is busy. `Retry-After` says when to try again.',
      type: ErrorDto,
    }),
  );
}

import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader, ApiParam, ApiProperty, ApiResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { ErrorDto } from './errors/error.dto.ts';

export const EXAMPLE_ID = '3f0c6a52-8d0e-4f0a-9b7e-5a2d1c9e4b10';
export const EXAMPLE_MOMENT = '2026-11-21T06:05:00.000Z';

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

export const Count = (example: number) => ApiProperty({ type: 'integer', minimum: 0, example });

/** Of submissions: it stops at 1,000. */
export const LimitedCount = (example: number) =>
  ApiProperty({ type: 'integer', minimum: 0, maximum: INBOX_LIMITS.counted.view, example });

type Schema = { type: 'string'; format?: 'binary' } | { type: 'object'; additionalProperties: boolean };

/** Documents a file as the answer, with its possible media types. */
export function ApiFile(
  description: string,
  mediaTypes: string[],
  schema: Schema = { type: 'string' },
): MethodDecorator {
  return ApiResponse({
    status: 200,
    description,
    content: Object.fromEntries(mediaTypes.map((type) => [type, { schema }])),
    headers: {
      'Content-Disposition': {
        description: 'Tells the browser to save the file under this name.',
        schema: { type: 'string', example: 'attachment; filename=file' },
      },
    },
  });
}

/** Documents the id of a row in the path. */
export const ApiId = () =>
  ApiParam({
    name: 'id',
    description: 'The `_id` of the row.',
    format: 'uuid',
    example: EXAMPLE_ID,
  });

/** Documents the header with the tag of the row that a PUT replaces. */
export const ApiIfMatch = (): MethodDecorator =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    description:
      'Tag of the row as it was read (`shared/listings/row-tag.ts`). If the row has changed since then, the answer is 409 and nothing is written. Without it, the current row is overwritten.',
    schema: { type: 'string' },
  });

/** The header's value. `@Headers()` would document it a second time, as required. */
export const IfMatch = createParamDecorator((_data: unknown, context: ExecutionContext): string | undefined =>
  context.switchToHttp().getRequest<Request>().get('If-Match'),
);

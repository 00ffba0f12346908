import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';

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

import { ApiHeader } from '@nestjs/swagger';

/** The tag of the row that a PUT replaces. */
export const ApiIfMatch = (): MethodDecorator =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    description:
      'The tag of the row as it was read (`shared/row-tag.ts`): a row that has changed since then stays as it is, and the answer is 409. Without it, whatever is there is replaced.',
    schema: { type: 'string' },
  });

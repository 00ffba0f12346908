import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/** Documents an answer that is a file to save, in one of some media types. */
export function ApiFile(description: string, mediaTypes: string[], format?: 'binary'): MethodDecorator {
  const schema = { type: 'string', format } as const;
  return applyDecorators(
    ApiResponse({
      status: 200,
      description,
      content: Object.fromEntries(mediaTypes.map((type) => [type, { schema }])),
      headers: {
        'Content-Disposition': {
          description: 'Makes the browser save the file, and names it.',
          schema: { type: 'string', example: 'attachment; filename="file"' },
        },
      },
    }),
  );
}

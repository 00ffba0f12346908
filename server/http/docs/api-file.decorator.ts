import { ApiResponse } from '@nestjs/swagger';

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

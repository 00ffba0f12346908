import { ApiParam } from '@nestjs/swagger';

/** Documents the id of a row in the path. */
export const ApiId = () =>
  ApiParam({
    name: 'id',
    description: 'The `_id` of the row.',
    format: 'uuid',
    example: '3f0c6a52-8d0e-4f0a-9b7e-5a2d1c9e4b10',
  });

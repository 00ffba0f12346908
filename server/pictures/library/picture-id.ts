import type { PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { PICTURE_ID } from '#shared/content/pictures/named-pictures';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';

/** Validates the picture id in a path. @throws Problem 400 */
export const pictureIdPipe: PipeTransform<string, string> = {
  transform(id) {
    if (!PICTURE_ID.test(id)) throw new Problem(400, ERRORS.badId);
    return id;
  },
};

export const ApiPictureId = () =>
  ApiParam({
    name: 'id',
    description: 'The `_id` of the picture.',
    schema: { type: 'string', pattern: PICTURE_ID.source },
    example: 'p-3f9c1b7a20de',
  });

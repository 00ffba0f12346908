import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiResponse } from '@nestjs/swagger';
import { PICTURE_FIELD } from '#shared/endpoints';
import { LIMITS } from '#shared/limits';
import { LibraryPictureDto } from '../library/picture.dto.ts';

const { bytes, pixels } = LIMITS.picture;

const FILE = {
  type: 'string',
  format: 'binary',
  description:
    `A JPEG, PNG, WebP or AVIF picture of at most ${bytes / 1024 / 1024} MB (${bytes} bytes) and ` +
    `${pixels / 1_000_000} megapixels.`,
} as const;

/** Documents the form of an upload and its two responses. */
export const ApiUpload = () =>
  applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { type: 'object', required: [PICTURE_FIELD], properties: { [PICTURE_FIELD]: FILE } } }),
    ApiResponse({ status: 200, description: 'The library has this file already.', type: LibraryPictureDto }),
    ApiResponse({ status: 201, description: 'The picture is in the library.', type: LibraryPictureDto }),
  );

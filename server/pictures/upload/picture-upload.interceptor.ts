import { applyDecorators, type CallHandler, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { ApiBody, ApiConsumes, ApiResponse } from '@nestjs/swagger';
import { UPLOAD_FIELD } from '#shared/endpoints';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { fileFormReader } from '../../http/body/file-form.ts';
import { FileUploadInterceptor, PictureSlots } from './file-upload.interceptor.ts';
import type { Upload } from './uploads.service.ts';
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
    ApiBody({ schema: { type: 'object', required: [UPLOAD_FIELD], properties: { [UPLOAD_FIELD]: FILE } } }),
    ApiResponse({ status: 200, description: 'The library has this file already.', type: LibraryPictureDto }),
    ApiResponse({ status: 201, description: 'The picture is in the library.', type: LibraryPictureDto }),
  );

const FORM = fileFormReader({
  file: UPLOAD_FIELD,
  fileBytes: LIMITS.picture.bytes,
  texts: 0,
  tooLarge: ERRORS.pictures.tooLarge,
  oneFile: ERRORS.pictures.oneFile,
});

/** Responds with 201 for a new picture, 200 for a known one. */
@Injectable()
export class PictureUploadInterceptor extends FileUploadInterceptor<Upload> {
  constructor(slots: PictureSlots) {
    super(slots, FORM, ERRORS.pictures.missing);
  }

  override async intercept(context: ExecutionContext, next: CallHandler<Upload>): Promise<Observable<unknown>> {
    const response = context.switchToHttp().getResponse<Response>();
    const answer = ({ picture, isNew }: Upload) => {
      response.status(isNew ? 201 : 200);
      return picture;
    };
    return (await super.intercept(context, next)).pipe(map((upload) => answer(upload as Upload)));
  }
}

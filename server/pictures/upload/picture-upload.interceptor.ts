import { type CallHandler, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { PICTURE_FIELD } from '#shared/endpoints';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { fileFormReader } from '../../http/body/file-form.ts';
import { FileUploadInterceptor, UploadPlaces } from './file-upload.interceptor.ts';
import type { Upload } from './uploads.service.ts';

const FORM = fileFormReader({
  file: PICTURE_FIELD,
  fileBytes: LIMITS.picture.bytes,
  wholeBytes: LIMITS.pictureUploadBytes,
  texts: 0,
  tooLarge: ERRORS.pictures.tooLarge,
  oneFile: ERRORS.pictures.oneFile,
});

/** Responds with 201 for a new picture, 200 for a known one. */
@Injectable()
export class PictureUploadInterceptor extends FileUploadInterceptor<Upload> {
  constructor(places: UploadPlaces) {
    super(places, FORM, ERRORS.pictures.missing);
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

import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { finalize, map, type Observable } from 'rxjs';
import { PICTURE_FIELD } from '#shared/endpoints';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { fileFormReader, type UploadedFile } from '../../http/body/file-form.ts';
import { unknownField } from '../../http/body/plain-input.ts';
import { Problem } from '../../http/errors/problem.ts';
import { UploadPlaces } from './upload-places.ts';
import type { Upload } from './uploads.service.ts';

const FORM = fileFormReader({
  file: PICTURE_FIELD,
  fileBytes: LIMITS.picture.bytes,
  wholeBytes: LIMITS.pictureUploadBytes,
  texts: 0,
  tooLarge: ERRORS.pictures.tooLarge,
  oneFile: ERRORS.pictures.oneFile,
});

async function readPicture(request: Request, response: Response): Promise<UploadedFile> {
  const { texts, file } = await FORM.read(request, response);
  const [unknown] = Object.keys(texts);
  if (unknown !== undefined) throw new Problem(400, [unknownField(unknown)]);
  if (!file?.content.length) throw new Problem(400, [ERRORS.pictures.missing]);
  return file;
}

/** Reads the picture into memory. Responds with 201 for a new picture, 200 for a known one. @throws Problem 400, 408, 413, 415, 503 */
@Injectable()
export class PictureUploadInterceptor implements NestInterceptor<Upload> {
  constructor(private readonly places: UploadPlaces) {}

  async intercept(context: ExecutionContext, next: CallHandler<Upload>): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    FORM.check(request);
    const release = this.places.take();
    try {
      request.body = await readPicture(request, response);
    } catch (error) {
      release();
      throw error;
    }
    const answer = ({ picture, isNew }: Upload) => {
      response.status(isNew ? 201 : 200);
      return picture;
    };
    return next.handle().pipe(map(answer), finalize(release));
  }
}

import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { finalize, type Observable } from 'rxjs';
import { PICTURE_FIELD } from '#shared/endpoints';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { fileFormReader, type UploadedFile } from '../../http/body/file-form.ts';
import { unknownField } from '../../http/body/plain-input.ts';
import { Problem } from '../../http/errors/problem.ts';
import { UploadPlaces } from '../../pictures/upload/upload-places.ts';

const FORM = fileFormReader({
  file: PICTURE_FIELD,
  fileBytes: LIMITS.download.bytes,
  wholeBytes: LIMITS.downloadUploadBytes,
  texts: 0,
  tooLarge: ERRORS.downloads.tooLarge,
  oneFile: ERRORS.downloads.oneFile,
});

async function readFile(request: Request, response: Response): Promise<UploadedFile> {
  const { texts, file } = await FORM.read(request, response);
  const [unknown] = Object.keys(texts);
  if (unknown !== undefined) throw new Problem(400, [unknownField(unknown)]);
  if (!file?.content.length) throw new Problem(400, [ERRORS.downloads.missing]);
  return file;
}

/** Reads the PDF into memory; it takes one of the places for pictures. @throws Problem 400, 408, 413, 415, 503 */
@Injectable()
export class DownloadUploadInterceptor implements NestInterceptor {
  constructor(private readonly places: UploadPlaces) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    FORM.check(request);
    const release = this.places.take();
    try {
      request.body = await readFile(request, response);
    } catch (error) {
      release();
      throw error;
    }
    return next.handle().pipe(finalize(release));
  }
}

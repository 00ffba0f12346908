import { Injectable } from '@nestjs/common';
import { PICTURE_FIELD } from '#shared/endpoints';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { fileFormReader } from '../../http/body/file-form.ts';
import { FileUploadInterceptor, UploadPlaces } from '../../pictures/upload/file-upload.interceptor.ts';

const FORM = fileFormReader({
  file: PICTURE_FIELD,
  fileBytes: LIMITS.download.bytes,
  texts: 0,
  tooLarge: ERRORS.downloads.tooLarge,
  oneFile: ERRORS.downloads.oneFile,
});

/** A PDF takes one of the places for pictures. */
@Injectable()
export class DownloadUploadInterceptor extends FileUploadInterceptor {
  constructor(places: UploadPlaces) {
    super(places, FORM, ERRORS.downloads.missing);
  }
}

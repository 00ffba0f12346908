import { Injectable } from '@nestjs/common';
import { UPLOAD_FIELD } from '#shared/endpoints';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { fileFormReader } from '../../http/body/file-form.ts';
import { FileUploadInterceptor, PictureSlots } from '../../pictures/upload/file-upload.interceptor.ts';

const FORM = fileFormReader({
  file: UPLOAD_FIELD,
  fileBytes: LIMITS.download.bytes,
  texts: 0,
  tooLarge: ERRORS.downloads.tooLarge,
  oneFile: ERRORS.downloads.oneFile,
});

/** A PDF takes one of the slots for pictures. */
@Injectable()
export class DownloadUploadInterceptor extends FileUploadInterceptor {
  constructor(slots: PictureSlots) {
    super(slots, FORM, ERRORS.downloads.missing);
  }
}

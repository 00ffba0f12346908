import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { finalize, type Observable } from 'rxjs';
import { APPLICATION_FORM } from '#shared/forms/application';
import { LIMITS } from '#shared/limits';
import { ERRORS } from '#shared/error-messages';
import { MESSAGES } from '#shared/messages';
import { fileFormReader } from '../../http/body/file-form.ts';
import { UploadSlots } from '../../http/body/upload-slots.ts';
import { clientAddress } from '../../http/limits/client-address.ts';

const FORM = fileFormReader({
  file: 'resume',
  fileBytes: LIMITS.resume.bytes,
  texts: Object.keys(APPLICATION_FORM.fields).length,
  tooLarge: MESSAGES.fields.resumeSize,
  oneFile: ERRORS.oneFile,
});

/** One address gets at most a quarter of the slots. */
const AT_ONCE = { all: 8, oneAddress: 2 };

@Injectable()
export class ResumeSlots extends UploadSlots {
  constructor() {
    super(AT_ONCE, ERRORS.busy);
  }
}

/** Reads the multipart form into memory, within limits. @throws Problem 400, 408, 413, 415, 503 */
@Injectable()
export class ResumeUploadInterceptor implements NestInterceptor {
  constructor(private readonly slots: ResumeSlots) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    FORM.check(request);
    const release = this.slots.take(clientAddress(request.ip));
    try {
      const { texts, file } = await FORM.read(request, http.getResponse<Response>());
      request.body = { ...texts, resume: file };
    } catch (error) {
      release();
      throw error;
    }
    return next.handle().pipe(finalize(release)); // the slot is held until the bytes are stored
  }
}

import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { finalize, type Observable } from 'rxjs';
import { ERRORS } from '#shared/error-messages';
import type { fileFormReader, UploadedFile } from '../../http/body/file-form.ts';
import { unknownField } from '../../http/body/plain-input.ts';
import { UploadSlots } from '../../http/body/upload-slots.ts';
import { Problem } from '../../http/errors/problem.ts';

/** Each upload is held in memory until it is stored: one is encoded while the next arrives. */
const AT_ONCE = { all: 2 };

@Injectable()
export class PictureSlots extends UploadSlots {
  constructor() {
    super(AT_ONCE, ERRORS.pictures.busy);
  }
}

/** Reads the only file of a form into memory, as the body. @throws Problem 400, 408, 413, 415, 503 */
export abstract class FileUploadInterceptor<Answer = unknown> implements NestInterceptor<Answer> {
  protected constructor(
    private readonly slots: PictureSlots,
    private readonly form: ReturnType<typeof fileFormReader>,
    /** The sentence for a form without a file. */
    private readonly missing: string,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<Answer>): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    this.form.check(request);
    const release = this.slots.take();
    try {
      request.body = await this.readFile(request, response);
    } catch (error) {
      release();
      throw error;
    }
    return next.handle().pipe(finalize(release));
  }

  private async readFile(request: Request, response: Response): Promise<UploadedFile> {
    const { texts, file } = await this.form.read(request, response);
    const [unknown] = Object.keys(texts);
    if (unknown !== undefined) throw new Problem(400, [unknownField(unknown)]);
    if (!file?.content.length) throw new Problem(400, [this.missing]);
    return file;
  }
}

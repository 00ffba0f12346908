import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { finalize, type Observable } from 'rxjs';
import { APPLICATION_FORM } from '#shared/forms/application';
import { LIMITS } from '#shared/limits';
import { ERRORS } from '#shared/error-messages';
import { MESSAGES } from '#shared/messages';
import { arrivesInTime, UPLOAD_DEADLINE } from '../../http/body/body-deadline.ts';
import { boundedBody } from '../../http/body/bounded-body.ts';
import { checkPlainInput, unknownField } from '../../http/body/plain-input.ts';
import { Problem } from '../../http/errors/problem.ts';
import { clientAddress } from '../../limits/client-address.ts';
import type { UploadedResume } from '../application.dto.ts';
import { UploadSlots } from './upload-slots.ts';

const FIELDS = Object.keys(APPLICATION_FORM.fields);
const FILE_FIELD = 'resume';

/** In memory, so that no upload ever leaves a file on disk. */
const upload = multer({
  storage: multer.memoryStorage(),
  defParamCharset: 'utf8',
  limits: {
    fileSize: LIMITS.resume.bytes,
    files: 1,
    fields: FIELDS.length * 2,
    parts: FIELDS.length * 2 + 1,
    fieldSize: 4096,
    fieldNameSize: 100,
    fieldNestingDepth: 0,
    fieldArrayIndexLimit: 0,
  },
}).single(FILE_FIELD);

const tooLarge = (cause?: unknown) => new Problem(413, [MESSAGES.fields.resumeSize], {}, { cause });

function asProblem(cause: unknown): Problem {
  if (cause instanceof Problem) return cause;
  const { code, field = '' } = cause instanceof MulterError ? cause : {};
  // multer's type does not list LIMIT_FIELD_NESTING yet
  switch (code as string | undefined) {
    case 'LIMIT_FILE_SIZE':
      return tooLarge(cause);
    case 'LIMIT_FILE_COUNT':
      return new Problem(400, [ERRORS.oneFile], {}, { cause });
    case 'LIMIT_UNEXPECTED_FILE':
    case 'LIMIT_FIELD_NESTING':
      return new Problem(400, [unknownField(field)], {}, { cause });
    case 'LIMIT_FIELD_COUNT':
    case 'LIMIT_FIELD_KEY':
    case 'LIMIT_FIELD_VALUE':
    case 'LIMIT_PART_COUNT':
      return new Problem(413, ERRORS.tooLarge, {}, { cause });
    default:
      return new Problem(400, ERRORS.badRequest, {}, { cause });
  }
}

const asResume = (file: Express.Multer.File): UploadedResume => ({ fileName: file.originalname, content: file.buffer });

/** Replaces bytes that are not UTF-8 when text is decoded. A text that contains it is not what was sent. */
const REPLACEMENT = '\ufffd';

function checkDecoded(texts: unknown[]): void {
  const isLost = (text: unknown) => typeof text === 'string' && text.includes(REPLACEMENT);
  if (texts.flat().some(isLost)) throw new Problem(400, MESSAGES.fields.badCharacters);
}

async function readForm(request: Request, response: Response): Promise<void> {
  const form = boundedBody(request, LIMITS.uploadBytes, tooLarge) as unknown as Request;
  const reading = new Promise<void>((resolve, reject) => {
    upload(form, response, (error: unknown) => (error ? reject(asProblem(error)) : resolve()));
  });
  try {
    await arrivesInTime(request, UPLOAD_DEADLINE, reading);
  } finally {
    request.unpipe();
    form.destroy();
  }
  const fields = { ...(form.body as object) };
  checkPlainInput(fields);
  checkDecoded([...Object.values(fields), form.file?.originalname]);
  request.body = { ...fields, resume: form.file && asResume(form.file) };
}

/** Reads the multipart form into memory, within limits. @throws Problem 400, 408, 413, 415, 503 */
@Injectable()
export class ResumeUploadInterceptor implements NestInterceptor {
  constructor(private readonly slots: UploadSlots) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.is('multipart/form-data')) throw new Problem(415, ERRORS.multipartOnly);
    if (Number(request.headers['content-length']) > LIMITS.uploadBytes) throw tooLarge();
    const release = this.slots.take(clientAddress(request.ip));
    try {
      await readForm(request, context.switchToHttp().getResponse<Response>());
    } catch (error) {
      release();
      throw error;
    }
    return next.handle().pipe(finalize(release)); // the slot is held until the bytes are stored
  }
}

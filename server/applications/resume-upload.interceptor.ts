import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import type { Observable } from 'rxjs';
import type { JobApplication } from '../../shared/contract.ts';
import { LIMITS } from '../../shared/limits.ts';
import { MESSAGES } from '../../shared/messages.ts';
import { APPLICATION_RULES } from '../../shared/rules.ts';
import { checkPlainInput, unknownField } from '../common/plain-input.ts';
import { Problem } from '../common/problem.ts';
import type { UploadedResume } from './application.dto.ts';

const FIELDS = Object.keys(APPLICATION_RULES) as (keyof JobApplication)[];
const FILE_FIELD = 'resume';

/** In memory: an upload leaves no file behind, whatever becomes of it. */
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

function asProblem(error: unknown): Problem {
  const { code, field } = error instanceof MulterError ? error : {};
  if (code === 'LIMIT_FILE_SIZE') return new Problem(413, [MESSAGES.fields.resumeSize], {}, { cause: error });
  if (code === 'LIMIT_UNEXPECTED_FILE') return new Problem(400, [unknownField(field ?? '')], {}, { cause: error });
  const status = code?.startsWith('LIMIT_') ? 413 : 400;
  return new Problem(
    status,
    status === 413 ? MESSAGES.errors.tooLarge : MESSAGES.errors.badRequest,
    {},
    { cause: error },
  );
}

const asResume = (file: Express.Multer.File): UploadedResume => ({ fileName: file.originalname, content: file.buffer });

/** Reads the multipart form into memory, within limits. @throws Problem 400, 413, 415 */
@Injectable()
export class ResumeUploadInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.is('multipart/form-data')) throw new Problem(415, MESSAGES.errors.multipartOnly);
    await new Promise<void>((resolve, reject) => {
      upload(request, context.switchToHttp().getResponse<Response>(), (error: unknown) =>
        error ? reject(asProblem(error)) : resolve(),
      );
    });
    const fields = { ...(request.body as object) };
    checkPlainInput(fields);
    request.body = { ...fields, resume: request.file && asResume(request.file) };
    return next.handle();
  }
}

import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { ERRORS } from '#shared/error-messages';
import { MESSAGES } from '#shared/messages';
import { Problem } from '../errors/problem.ts';
import { arrivesInTime, boundedBody, UPLOAD_DEADLINE } from './body-deadline.ts';
import { FORM_LIMITS } from './decorators/json-body.decorators.ts';
import { checkPlainInput, unknownField } from './plain-input.ts';

/** Maximum size of the text fields and the boundaries. */
const REST_BYTES = 64 * 1024;

/** A multipart form of text fields and one file. */
export interface FileForm {
  /** Name of the file's field. */
  file: string;
  fileBytes: number;
  /** Number of text fields. */
  texts: number;
  /** Sentences for a file that is too large, and for a second file. */
  tooLarge: string;
  oneFile: string;
}

/** An uploaded file, held in memory. */
export interface UploadedFile {
  fileName: string;
  content: Buffer;
}

export interface FilledFileForm {
  texts: Record<string, unknown>;
  file?: UploadedFile;
}

/** In memory, so that an upload never leaves a file behind. */
const uploadOf = ({ file, fileBytes, texts }: FileForm) =>
  multer({
    storage: multer.memoryStorage(),
    defParamCharset: 'utf8',
    limits: {
      fileSize: fileBytes,
      files: 1,
      // a few more than there are, so that the error can name an unknown or repeated field
      fields: texts * 2 + 2,
      parts: texts * 2 + 3,
      fieldSize: 4096,
      fieldNameSize: 100,
      fieldNestingDepth: 0,
      fieldArrayIndexLimit: 0,
    },
  }).single(file);

function asProblem({ tooLarge, oneFile }: FileForm, cause: unknown): Problem {
  if (cause instanceof Problem) return cause;
  const { code, field = '' } = cause instanceof MulterError ? cause : {};
  // multer's type does not know LIMIT_FIELD_NESTING yet
  switch (code as string | undefined) {
    case 'LIMIT_FILE_SIZE':
      return new Problem(413, [tooLarge], {}, { cause });
    case 'LIMIT_FILE_COUNT':
      return new Problem(400, [oneFile], {}, { cause });
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

/** Replaces bytes that are not valid UTF-8: the text differs from the bytes sent. */
const REPLACEMENT = '\ufffd';

function checkDecoded(texts: unknown[]): void {
  const isLost = (text: unknown) => typeof text === 'string' && text.includes(REPLACEMENT);
  if (texts.flat().some(isLost)) throw new Problem(400, MESSAGES.fields.badCharacters);
}

/** Reads a form into memory, within limits. Each request calls `check` and `read`. */
export function fileFormReader(form: FileForm) {
  const upload = uploadOf(form);
  const wholeBytes = form.fileBytes + REST_BYTES;
  const tooLarge = () => new Problem(413, [form.tooLarge]);

  /** Checks the headers alone. @throws Problem 413, 415 */
  const check = (request: Request): void => {
    if (!request.is('multipart/form-data')) throw new Problem(415, ERRORS.multipartOnly);
    if (Number(request.headers['content-length']) > wholeBytes) throw tooLarge();
  };

  /** @throws Problem 400, 408, 413 */
  const read = async (request: Request, response: Response): Promise<FilledFileForm> => {
    const body = boundedBody(request, wholeBytes, tooLarge) as unknown as Request;
    const reading = new Promise<void>((resolve, reject) => {
      upload(body, response, (error: unknown) => (error ? reject(asProblem(form, error)) : resolve()));
    });
    try {
      await arrivesInTime(request, UPLOAD_DEADLINE, reading);
    } finally {
      request.unpipe();
      body.destroy();
    }
    const texts = { ...(body.body as object) };
    checkPlainInput(texts, FORM_LIMITS);
    checkDecoded([...Object.values(texts), body.file?.originalname]);
    return { texts, file: body.file && { fileName: body.file.originalname, content: body.file.buffer } };
  };

  return { check, read };
}

import { ParseEnumPipe } from '@nestjs/common';
import { DOCUMENT_NAMES, type DocumentName } from '#shared/content/documents';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../http/errors/problem.ts';

const NAMES = Object.fromEntries(DOCUMENT_NAMES.map((name) => [name, name])) as Record<DocumentName, DocumentName>;

/** Parses the name of a document in an address. @throws Problem 404 */
export const documentName = new ParseEnumPipe(NAMES, {
  exceptionFactory: () => new Problem(404, ERRORS.content.noSuchDocument),
});

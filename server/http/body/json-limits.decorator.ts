import { SetMetadata } from '@nestjs/common';
import { INBOX_LIMITS } from '#shared/inbox-limits';
import { LIMITS } from '#shared/limits';

/** How much a JSON body may hold. */
export interface JsonLimits {
  bytes: number;
  depth: number;
  /** Keys and list entries, all levels together. */
  entries: number;
}

export const JSON_LIMITS = 'jsonLimits';

/** Of every route that says nothing else: the largest form fits well. */
export const FORM_LIMITS: JsonLimits = {
  bytes: LIMITS.jsonBytes,
  depth: LIMITS.jsonDepth,
  entries: LIMITS.jsonEntries,
};

/** For an admin's route that takes many rows at once. */
export const TakesMany = () => SetMetadata(JSON_LIMITS, INBOX_LIMITS.bulkJson);

/** For an admin's route whose body is a document of the content, or a part of one. */
export const TakesContent = () => SetMetadata(JSON_LIMITS, LIMITS.contentJson);

import { SetMetadata } from '@nestjs/common';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { LIMITS } from '#shared/limits';

/** Limits of a JSON body. */
export interface JsonLimits {
  bytes: number;
  depth: number;
  /** Keys and list entries, on all levels together. */
  entries: number;
}

export const JSON_LIMITS = 'jsonLimits';

/** The default for routes; the largest form fits well. */
export const FORM_LIMITS: JsonLimits = {
  bytes: LIMITS.jsonBytes,
  depth: LIMITS.jsonDepth,
  entries: LIMITS.jsonEntries,
};

/** For admin routes that take many rows at once. */
export const TakesMany = () => SetMetadata(JSON_LIMITS, INBOX_LIMITS.bulkJson);

/** For admin routes whose body is a document of the content, or a part of one. */
export const TakesContent = () => SetMetadata(JSON_LIMITS, LIMITS.contentJson);

export const READS_OWN_BODY = 'readsOwnBody';

/** For a route whose own interceptor reads the body. All other routes accept only JSON. */
export const ReadsOwnBody = () => SetMetadata(READS_OWN_BODY, true);

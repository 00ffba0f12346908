import DOMPurify from 'dompurify';
import { JOB_TEXT_TAGS, withLineBreaks } from '#shared/listings/job-text';

const ALLOWED = { ALLOWED_TAGS: [...JOB_TEXT_TAGS], ALLOWED_ATTR: [], ALLOW_ARIA_ATTR: false, ALLOW_DATA_ATTR: false };

/** Sanitizes HTML, because API responses are not trusted. */
export const cleanJobText = (text: string): string => withLineBreaks(DOMPurify.sanitize(text, ALLOWED));

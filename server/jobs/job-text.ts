import sanitize from 'sanitize-html';
import { JOB_TEXT_TAGS } from '../../shared/job-text.ts';

/**
 * Reduces an admin's job text to the few tags that a card shows, without attributes. Text without any tag is kept to
 * the letter: cleaning would turn its ampersands into entities for the next edit.
 */
export function cleanJobText(text: string): string {
  if (!text.includes('<')) return text;
  return sanitize(text, { allowedTags: [...JOB_TEXT_TAGS], allowedAttributes: {}, disallowedTagsMode: 'discard' });
}

import sanitize from 'sanitize-html';
import { JOB_TEXT_TAGS, withLineBreaks } from '../../shared/job-text.ts';

/** Where HTML may begin a tag or a comment; `<` before anything else is a letter like others. */
const TAG = /<[a-z/!?]/i;

/**
 * Reduces an admin's job text to the few tags that a card shows, without attributes. Text without any tag is kept to
 * the letter: cleaning would turn its ampersands into entities for the next edit.
 */
export function cleanJobText(text: string): string {
  return TAG.test(text) ? clean(text) : text;
}

/** Job text as a page shows it: well-formed HTML, whatever was stored. */
export const jobTextHtml = (text: string): string => withLineBreaks(clean(text));

const clean = (text: string) =>
  sanitize(text, { allowedTags: [...JOB_TEXT_TAGS], allowedAttributes: {}, disallowedTagsMode: 'discard' });

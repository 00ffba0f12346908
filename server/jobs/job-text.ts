import sanitize from 'sanitize-html';
import { JOB_TEXT_TAGS, withLineBreaks } from '#shared/job-text';

/** Where HTML may begin a tag or a comment; `<` before anything else is a letter like others. */
const TAG = /<[a-z/!?]/i;
/** A tag that is kept, exactly as it may stand. */
const KEPT_TAG = new RegExp(`</?(?:${JOB_TEXT_TAGS.join('|')})(?: ?/)?>`, 'gi');

/**
 * Reduces an admin's job text to the few tags that a card shows, without attributes. Text that holds nothing else is
 * kept to the letter: the cleaner writes each ampersand as an entity, and the next edit would show that.
 */
export function cleanJobText(text: string): string {
  return holdsKeptTagsAlone(text) ? text : withPlainCharacters(clean(text));
}

/** Taking the kept tags out joins what stood around them, so that `<scr<b>ipt>` is found out too. */
const holdsKeptTagsAlone = (text: string) => !TAG.test(text.replace(KEPT_TAG, ''));

/** Cleaned text with its entities written as the characters they are, where it stays the same text. */
function withPlainCharacters(cleaned: string): string {
  const plain = cleaned.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return holdsKeptTagsAlone(plain) && clean(plain) === cleaned ? plain : cleaned;
}

/** Job text as a page shows it: well-formed HTML, whatever was stored. */
export const jobTextHtml = (text: string): string => withLineBreaks(clean(text));

const clean = (text: string) =>
  sanitize(text, { allowedTags: [...JOB_TEXT_TAGS], allowedAttributes: {}, disallowedTagsMode: 'discard' });

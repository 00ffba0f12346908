import { JOB_TEXT_TAGS, withLineBreaks } from '#shared/listings/job-text';

/** Imported, with its parser, only when the first text may contain a tag, to keep the start fast. */
const library = async () => (await import('sanitize-html')).default;

/** The beginning of a tag or comment in HTML. A `<` before any other character is text. */
const TAG = /<[a-z/!?]/i;
/** A kept tag without attributes, in any case, with an optional slash. */
const KEPT_TAG = new RegExp(`</?(?:${JOB_TEXT_TAGS.join('|')})(?: ?/)?>`, 'gi');

/**
 * Reduces job text to the tags that a job card shows, without attributes. Text that contains nothing else is returned
 * unchanged: sanitize-html would escape each ampersand, and the admin would see the entity at the next edit.
 */
export async function cleanJobText(text: string): Promise<string> {
  return holdsKeptTagsAlone(text) ? text : withPlainCharacters(await clean(text));
}

/** Removing the kept tags joins the text around them, so `<scr<b>ipt>` is found too. */
const holdsKeptTagsAlone = (text: string) => !TAG.test(text.replace(KEPT_TAG, ''));

/** Replaces entities of cleaned text with their characters, if cleaning the result gives the same text again. */
async function withPlainCharacters(cleaned: string): Promise<string> {
  const plain = cleaned.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return holdsKeptTagsAlone(plain) && (await clean(plain)) === cleaned ? plain : cleaned;
}

/** Job text for a page: well-formed HTML, whatever was stored. */
export const jobTextHtml = async (text: string): Promise<string> => withLineBreaks(await clean(text));

async function clean(text: string): Promise<string> {
  const sanitize = await library();
  return sanitize(text, { allowedTags: [...JOB_TEXT_TAGS], allowedAttributes: {}, disallowedTagsMode: 'discard' });
}

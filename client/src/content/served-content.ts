import type { ServedContent } from '#shared/content/site/page-data';

/** The id of the element in which a page carries its content, as JSON. */
export const SERVED_CONTENT = 'content';

/** What the server wrote into this page. */
export function servedContent(): ServedContent {
  const json = document.getElementById(SERVED_CONTENT)?.textContent;
  if (!json) throw new Error('The page carries no content.');
  return JSON.parse(json) as ServedContent;
}

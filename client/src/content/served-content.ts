import type { ServedContent } from '#shared/content/site/page-data';

/** Id of the element that embeds the page's content as JSON. */
export const SERVED_CONTENT = 'content';

/** The content embedded in this page. */
export function servedContent(): ServedContent {
  const json = document.getElementById(SERVED_CONTENT)?.textContent;
  if (!json) throw new Error('The page carries no content.');
  return JSON.parse(json) as ServedContent;
}

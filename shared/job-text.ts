/** The HTML that job text may hold, without attributes: cleaned on the server when saved and in the browser when shown. */
export const JOB_TEXT_TAGS = ['b', 'i', 'em', 'strong', 'u', 'ul', 'ol', 'li', 'p', 'br'] as const;

/** The tags that break the line themselves. */
const BREAKING = /(<(?:\/?(?:ul|ol|li|p)|br ?\/?)>)/;

/** Shows the line breaks of cleaned text. Those beside a tag that breaks the line, as between list items, add nothing. */
export function withLineBreaks(html: string): string {
  const parts = html.split(BREAKING);
  return parts.map((part, index) => (index % 2 ? part : part.trim().replaceAll('\n', '<br>'))).join('');
}

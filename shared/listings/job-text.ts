/** HTML tags allowed in job text, without attributes. The server cleans the text when it is saved, the browser when it is shown. */
export const JOB_TEXT_TAGS = ['b', 'i', 'em', 'strong', 'u', 'ul', 'ol', 'li', 'p', 'br'] as const;

/** Tags that break a line themselves. */
const BREAKING = /(<(?:\/?(?:ul|ol|li|p)|br ?\/?)>)/;

/** Replaces the line breaks of cleaned text with `<br>`, except beside tags that break the line, such as between list items. */
export function withLineBreaks(html: string): string {
  const parts = html.split(BREAKING);
  return parts.map((part, index) => (index % 2 ? part : part.trim().replaceAll('\n', '<br>'))).join('');
}

/** A part of a line; a link if it has an address. */
export interface Span {
  text: string;
  to?: string;
}

/** Consecutive list items are one part; every other line is a paragraph. */
export type TextPart = { paragraph: Span[] } | { items: Span[][] };

/** Links for visitors: https, mailto or tel. */
export const LINK = /^(https:\/\/[^\s<>"]+|mailto:[^\s<>"@]+@[^\s<>"@]+|tel:\+?[0-9]+)$/;

/** An address on this site. Browsers read // and /\ as the beginning of another site's. */
const INTERNAL = /^\/(?![/\\])[^\s<>"\\]*$/;

export const isInternal = (address: string): boolean => INTERNAL.test(address);

const isLinkable = (address: string) => LINK.test(address) || isInternal(address);

/** `[words](address)`, or an address by itself without the punctuation after it. */
const LINKS = /\[([^\][\n]+)\]\(([^()\n]*)\)|https:\/\/[^\s<>"]*[^\s<>".,;:!?()[\]']/g;

const ITEM = /^- +/;

function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const { 0: whole, 1: words = whole, 2: address = whole, index } of line.matchAll(LINKS)) {
    if (!isLinkable(address)) continue;
    if (index > end) spans.push({ text: line.slice(end, index) });
    spans.push({ text: words, to: address });
    end = index + whole.length;
  }
  if (end < line.length) spans.push({ text: line.slice(end) });
  return spans;
}

/** Reads a text of paragraphs, list items that begin with "- ", and links. Everything else is plain text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let items: Span[][] | undefined;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const isItem = ITEM.test(line);
    if (!isItem) items = undefined;
    if (isItem && !items) parts.push({ items: (items = []) });
    if (isItem) items?.push(spansOf(line.replace(ITEM, '')));
    else if (line !== '') parts.push({ paragraph: spansOf(line) });
  }
  return parts;
}

/** The words of the first link whose address is none. */
export const wrongLink = (text: string): string | undefined =>
  [...text.matchAll(LINKS)].find(([, , address]) => address !== undefined && !isLinkable(address))?.[1];

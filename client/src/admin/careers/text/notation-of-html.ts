import { withLineBreaks } from '#shared/listings/job-text';
import { htmlOfNotation } from './job-notation.ts';

/** Parses into an inert document, which runs no scripts and loads nothing. */
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Normalised HTML: two texts with equal results look the same to visitors. */
const drawing = (html: string) =>
  bodyOf(withLineBreaks(html)).innerHTML.replaceAll('<strong>', '<b>').replaceAll('</strong>', '</b>');

const INLINE = 'b, strong, i, em, u';
const ONE_BOLD = /^[^\s*](?:[^*\n]*[^\s*])?$/;

const isInline = (element: Element) => [...element.querySelectorAll('*')].every((inner) => inner.matches(INLINE));

/** Escapes only characters that would begin an entity or a tag. */
const textOf = ({ data }: Text) => data.replace(/&(?=[a-z#])/gi, '&amp;').replace(/<(?=[a-z/!?])/gi, '&lt;');

function isPlainList(element: Element): boolean {
  const items = [...element.children];
  const isPlain = (item: Element) => item.matches('li') && isInline(item) && item.textContent.trim() !== '';
  return element.matches('ul, ol') && items.length > 0 && items.every(isPlain);
}

const inside = (node: Node): string => [...node.childNodes].map(notationOf).join('');

const listLines = (list: Element) =>
  [...list.children].map((item, index) => `${list.matches('ol') ? `${index + 1}.` : '-'} ${inside(item).trim()}`);

function notationOf(node: Node): string {
  if (node instanceof Text) return textOf(node);
  if (!(node instanceof Element)) return '';
  if (node.matches('br')) return '\n';
  if (isPlainList(node)) return `\n${listLines(node).join('\n')}\n`;
  if (node.matches('b, strong') && isInline(node) && ONE_BOLD.test(node.textContent)) return `**${inside(node)}**`;
  return node.matches('p, ul, ol') ? `\n${node.outerHTML}\n` : node.outerHTML;
}

/** Leaves one line break between a list and its neighbours. */
const tidy = (text: string) => text.replace(/\n{2,}(?=(?:- |1\. |<(?:p|ul|ol)>))/g, '\n').trim();

/**
 * Converts stored HTML to the editor's notation, the inverse of `htmlOfNotation`. HTML that would look different after the round trip is
 * returned unchanged.
 */
export function notationOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const text = tidy(inside(bodyOf(withLineBreaks(html))));
  return drawing(htmlOfNotation(text)) === drawing(html) ? text : html;
}

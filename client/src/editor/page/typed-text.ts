import type { Spot } from '../drafts/change.ts';
import { usePanel } from '../panel/panel-store.ts';

/** Without spaces at the ends and in a row, which a page does not show. */
export const withoutStraySpaces = (text: string): string => text.trim().replace(/[ \u00a0]{2,}/g, ' ');

const TYPED = 'contenteditable';

const PLAIN = 'plaintext-only';

/** Browsers without `plaintext-only` allow rich text; `keepPlain` then keeps it out. */
function kindOfTyping(): string {
  const probe = document.createElement('span');
  probe.setAttribute(TYPED, PLAIN);
  return probe.contentEditable === PLAIN ? PLAIN : 'true';
}

/** Whether an element is being typed in. */
export const isTyped = (element: Element): boolean => element.hasAttribute(TYPED);

export const beginTyping = (element: Element): void => element.setAttribute(TYPED, kindOfTyping());

export function endTyping(element: Element): void {
  element.removeAttribute(TYPED);
  usePanel.setState({ typing: undefined });
}

/**
 * Pauses updates of the page until the typing ends: rendering would move the caret, disturb an input method, and make the browser's Undo
 * take back a letter at a time.
 */
export const holdPage = (element: Element, spot: Spot): void => usePanel.setState({ typing: { element, spot } });

/** Input that adds lines or formatting. */
const STYLED = /^(format|insertParagraph|insertLineBreak|insertHorizontalRule|insertOrderedList|insertUnorderedList)/;

const BROUGHT = /^insertFrom(Paste|Drop|Yank)/;

/** The plain text, on one line. */
const wordsOf = ({ data, dataTransfer }: InputEvent) =>
  (data ?? dataTransfer?.getData('text/plain') ?? '').replace(/\s*[\r\n]+\s*/g, ' ');

/** The number of characters before a range in an element. */
function lengthBefore(element: Element, { startContainer, startOffset }: Range): number {
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(startContainer, startOffset);
  return before.toString().length;
}

function insert(element: HTMLElement, words: string): void {
  const selection = getSelection();
  if (!selection?.rangeCount) return;
  const range = selection.getRangeAt(0);
  const from = lengthBefore(element, range);
  const { firstChild, textContent } = element;
  const text = textContent.slice(0, from) + words + textContent.slice(from + range.toString().length);
  if (firstChild instanceof Text) firstChild.nodeValue = text;
  else element.textContent = text;
  selection.collapse(element.firstChild, from + words.length);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Allows only plain text on one line. */
export function keepPlain(element: HTMLElement, event: InputEvent): void {
  const isBrought = BROUGHT.test(event.inputType);
  if (!isBrought && !STYLED.test(event.inputType)) return;
  event.preventDefault();
  if (isBrought) insert(element, wordsOf(event));
}

import type { Spot } from '../drafts/change.ts';
import { usePanel } from '../panel/panel-store.ts';

const TYPED = 'contenteditable';

const PLAIN = 'plaintext-only';

/** A browser that does not know plain texts takes styled ones, of which nothing but the words is let in. */
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
  composeNoLonger();
}

/** Where the caret is in a text, for after the rendering that puts it to the beginning. */
function keptCaret(element: HTMLElement): () => void {
  const selection = getSelection();
  const offset = selection?.focusOffset ?? 0;
  return () => {
    const text = element.firstChild;
    if (text && document.activeElement === element)
      selection?.collapse(text, Math.min(offset, text.nodeValue?.length ?? 0));
  };
}

/** Does what lets React render an element anew, and leaves the caret where it is. */
export function keepingCaret(element: HTMLElement, change: () => void): void {
  const putCaret = keptCaret(element);
  change();
  queueMicrotask(putCaret); // React renders in a microtask that the change has queued before
}

/** An input method replaces what it has written so far: the page must not write anything else there meanwhile. */
export const beginComposing = (element: Element, spot: Spot): void =>
  usePanel.setState({ composing: { element, spot } });

const composeNoLonger = () => usePanel.setState({ composing: undefined });

export const endComposing = (element: HTMLElement): void => keepingCaret(element, composeNoLonger);

/** Makes another line, or more than words. */
const STYLED = /^(format|insertParagraph|insertLineBreak|insertHorizontalRule|insertOrderedList|insertUnorderedList)/;

const BROUGHT = /^insertFrom(Paste|Drop|Yank)/;

/** The words alone, in one line. */
const wordsOf = ({ data, dataTransfer }: InputEvent) =>
  (data ?? dataTransfer?.getData('text/plain') ?? '').replace(/\s*[\r\n]+\s*/g, ' ');

/** How many characters stand before a range in an element. */
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

/** Keeps a text of content what it is: words in one line. */
export function keepPlain(element: HTMLElement, event: InputEvent): void {
  const isBrought = BROUGHT.test(event.inputType);
  if (!isBrought && !STYLED.test(event.inputType)) return;
  event.preventDefault();
  if (isBrought) insert(element, wordsOf(event));
}

import { named, type Spot, spotOf, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { change } from '../drafts/saving/saving.ts';
import { useToasts } from '../../stores/toast.ts';
import { follow, reveal, usePanel } from '../panel/panel-store.ts';
import { TEXTS } from '../editor-texts.ts';
import { frame } from './frames.ts';
import { beginTyping, endTyping, holdPage, isTyped, keepPlain, withoutStraySpaces } from './typed-text.ts';

/** Elements that show content have its path. */
const MARKED = '[data-edit]';

/** Elements of the editor itself. */
const OWN = '[data-editor], dialog';

const spotAt = (element: HTMLElement | null): Spot | undefined => spotOf(element?.dataset.edit ?? '');

/** Whether a click has an effect of its own: on an internal link, a button or a field. */
function hasClickAction(element: Element): boolean {
  const link = element.closest('a');
  if (link) return link.origin === location.origin && /^https?:$/.test(link.protocol);
  return element.closest('button, input, textarea, select, label, summary') !== null;
}

/** Whether an element shows exactly its value, without filled placeholders or a label. */
const isPlain = (element: HTMLElement, spot: Spot) =>
  element.childNodes.length === 1 &&
  element.firstChild instanceof Text &&
  element.textContent === valueAt(useDrafts.getState().content, spot) &&
  !element.closest('a, button');

function markedAt({ target }: Event): [HTMLElement, Spot] | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(MARKED) : null;
  const spot = spotAt(element);
  return element && spot && !element.closest(OWN) && !hasClickAction(element) ? [element, spot] : undefined;
}

/** Plain texts are typed in place; everything else is edited in the panel. */
function press(event: Event): void {
  const [element, spot] = markedAt(event) ?? [];
  if (element && spot && isPlain(element, spot)) beginTyping(element);
}

function click(event: Event): void {
  const [element, spot] = markedAt(event) ?? [];
  if (!element || !spot) return tellFixed(event);
  event.preventDefault();
  if (isTyped(element)) follow(spot);
  else reveal(spot);
}

const hasWords = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Pages that show rows of the dashboard. */
const ROWS = /^\/(careers|rentals-list)/;

/** Explains how to change a text that is not content. */
function tellFixed({ target }: Event): void {
  if (!(target instanceof Element) || !hasWords(target) || hasClickAction(target) || target.closest(OWN)) return;
  if (target.closest(MARKED)) return;
  const isRow = ROWS.test(location.pathname) && target.closest('main li, main article') !== null;
  const text = isRow ? TEXTS.dashboardRow : TEXTS.fixed;
  const { toasts, show } = useToasts.getState();
  if (!toasts.some((toast) => toast.text === text)) show(text);
}

function point(event: Event): void {
  const [element] = markedAt(event) ?? [];
  frame('pointed', element);
}

/** Calls a handler only for elements that are being typed in. */
const whereTyped =
  <Typed extends Event>(handle: (element: HTMLElement, event: Typed) => void) =>
  (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLElement && target.matches(MARKED) && isTyped(target)) handle(target, event as Typed);
  };

function begin(element: HTMLElement, event: InputEvent): void {
  const { content } = useDrafts.getState();
  const spot = spotAt(element);
  if (content && spot && usePanel.getState().typing?.element !== element) holdPage(element, named(content, spot));
  keepPlain(element, event);
}

/** Uses the path at the start of the typing: the page is not updated meanwhile, so its own paths may be outdated. */
function write(element: HTMLElement): void {
  const { typing } = usePanel.getState();
  const spot = typing?.element === element ? typing.spot : spotAt(element);
  if (spot) change(spot, element.textContent);
}

function leave(element: HTMLElement): void {
  const { typing } = usePanel.getState();
  const text = withoutStraySpaces(element.textContent);
  if (typing?.element === element && text !== element.textContent) change(typing.spot, text);
  endTyping(element);
}

function key(element: HTMLElement, event: KeyboardEvent): void {
  // leave the keys of an input method to it
  if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
  event.preventDefault();
  element.blur();
}

const HANDLERS = {
  pointerover: point,
  pointermove: point, // `pointerover` does not fire if the pointer was already there when the editor opened
  pointerdown: press,
  click,
  beforeinput: whereTyped(begin),
  input: whereTyped(write),
  keydown: whereTyped(key),
  focusout: whereTyped(leave),
} as const;

/** Makes the content on the page clickable and editable. @returns a function that ends it */
export function watchTexts(): () => void {
  for (const [event, handler] of Object.entries(HANDLERS)) document.addEventListener(event, handler, true);
  return () => {
    for (const [event, handler] of Object.entries(HANDLERS)) document.removeEventListener(event, handler, true);
  };
}

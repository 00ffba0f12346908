import { named, type Spot, spotOf, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { change } from '../drafts/saving.ts';
import { useToasts } from '../../stores/toast.ts';
import { follow, reveal, usePanel } from '../panel/panel-store.ts';
import { TEXTS } from '../editor-texts.ts';
import { frame } from './frames.ts';
import {
  beginComposing,
  beginTyping,
  endComposing,
  endTyping,
  isTyped,
  keepingCaret,
  keepPlain,
} from './typed-text.ts';

/** What shows content of the drafts names its place. */
const MARKED = '[data-edit]';

/** What the editor adds to the page is no part of it. */
const OWN = '[data-editor], dialog';

const spotAt = (element: HTMLElement | null): Spot | undefined => spotOf(element?.dataset.edit ?? '');

/** Whether a click has a meaning of its own: a link to another page, a button, a field. */
function leadsOn(element: Element): boolean {
  const link = element.closest('a');
  if (link) return link.origin === location.origin && /^https?:$/.test(link.protocol);
  return element.closest('button, input, textarea, select, label, summary') !== null;
}

/** Whether an element says what its place says and nothing else: no filled placeholder, no label beside it. */
const isPlain = (element: HTMLElement, spot: Spot) =>
  element.childNodes.length === 1 &&
  element.firstChild instanceof Text &&
  element.textContent === valueAt(useDrafts.getState().content, spot) &&
  !element.closest('a, button');

function markedAt({ target }: Event): [HTMLElement, Spot] | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(MARKED) : null;
  const spot = spotAt(element);
  return element && spot && !element.closest(OWN) && !leadsOn(element) ? [element, spot] : undefined;
}

/** A text is typed where it stands; everything else has its control in the panel. */
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

/** Where the rows of the dashboard's tabs are shown. */
const ROWS = /^\/(careers|rentals-list)/;

/** Says who can change a text that is no content. */
function tellFixed({ target }: Event): void {
  if (!(target instanceof Element) || !hasWords(target) || leadsOn(target) || target.closest(OWN)) return;
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

/** For events of typing on the page. */
const whereTyped =
  <Typed extends Event>(handle: (element: HTMLElement, event: Typed) => void) =>
  (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLElement && target.matches(MARKED) && isTyped(target)) handle(target, event as Typed);
  };

/** While it is composed, the page is left with the places of before. */
function typedSpot(element: HTMLElement): Spot | undefined {
  const { composing } = usePanel.getState();
  return composing?.element === element ? composing.spot : spotAt(element);
}

function compose(element: HTMLElement): void {
  const { content } = useDrafts.getState();
  const spot = spotAt(element);
  if (content && spot) beginComposing(element, named(content, spot));
}

function write(element: HTMLElement): void {
  const spot = typedSpot(element);
  if (spot) keepingCaret(element, () => change(spot, element.textContent));
}

function key(element: HTMLElement, event: KeyboardEvent): void {
  // an input method takes its keys itself
  if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
  event.preventDefault();
  element.blur();
}

const HANDLERS = {
  pointerover: point,
  pointermove: point, // a pointer that was there before the editor came over nothing
  pointerdown: press,
  click,
  beforeinput: whereTyped(keepPlain),
  input: whereTyped(write),
  compositionstart: whereTyped(compose),
  compositionend: whereTyped(endComposing),
  keydown: whereTyped(key),
  focusout: whereTyped(endTyping),
} as const;

/** Lets what can be edited on the page be clicked and typed. @returns what ends that */
export function watchTexts(): () => void {
  for (const [event, handler] of Object.entries(HANDLERS)) document.addEventListener(event, handler, true);
  return () => {
    for (const [event, handler] of Object.entries(HANDLERS)) document.removeEventListener(event, handler, true);
  };
}

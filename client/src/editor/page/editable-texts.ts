import { type Spot, spotKey } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { change } from '../drafts/saving.ts';
import { reveal, usePanel } from '../panel/panel-store.ts';
import { type Found, placesOnPage } from './places.ts';
import {
  beginComposing,
  beginTyping,
  endComposing,
  endTyping,
  isTyped,
  keepingCaret,
  keepPlain,
} from './typed-text.ts';
import { whenIdle } from './when-idle.ts';

/** Names the place of an element's text or picture, in edit mode alone. */
const MARK = 'edit';
const MARKED = '[data-edit]';

/** What the editor adds to the page is no part of it. */
const OWN = '[data-editor], dialog';

const PAGE = 'header *, main *, footer *';

const found = new WeakMap<Element, Found>();

function textOf(element: Element): string | undefined {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return own.map((node) => node.nodeValue?.trim()).find(Boolean) ?? undefined;
}

let last: { of: unknown[]; places: ReturnType<typeof placesOnPage> } | undefined;

/** Made anew when one of what they are made of has changed. */
function places(shown: Spot[]) {
  const { content, library } = useDrafts.getState();
  const of = [content, library, shown];
  if (!last || of.some((one, at) => one !== last?.of[at])) last = { of, places: placesOnPage(shown) };
  return last.places;
}

function markElements(): void {
  if (usePanel.getState().covered) return;
  const { picture, text } = places(usePanel.getState().shown);
  for (const element of document.querySelectorAll<HTMLElement>(PAGE)) {
    if (element.closest(OWN) || isTyped(element)) continue;
    const place =
      element instanceof HTMLImageElement ? picture(element.getAttribute('src') ?? '') : text(textOf(element));
    if (place) found.set(element, place);
    if (place) element.dataset[MARK] = spotKey(place.spot);
    else delete element.dataset[MARK];
  }
}

/** Undefined when all marks are right. */
let later: (() => void) | undefined;

/** The page has changed: marks are made when there is time, or when somebody points at the page. */
function markLater(): void {
  later ??= whenIdle(markNow);
}

function markNow(): void {
  if (!later) return;
  later();
  later = undefined;
  markElements();
}

/** Whether a click has a meaning of its own: a link to another page, a button, a field. */
function leadsOn(element: Element): boolean {
  const link = element.closest('a');
  if (link) return link.origin === location.origin && /^https?:$/.test(link.protocol);
  return element.closest('button, input, textarea, select, label, summary') !== null;
}

const isPlain = (element: HTMLElement, { isFilled }: Found) =>
  !isFilled &&
  element.childNodes.length === 1 &&
  !element.closest('a, button') &&
  !(element instanceof HTMLImageElement);

function markedAt({ target }: Event): [HTMLElement, Found] | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(MARKED) : null;
  const place = element && found.get(element);
  return place && !leadsOn(element) ? [element, place] : undefined;
}

/** A text is typed where it stands; everything else has its control in the panel. */
function press(event: Event): void {
  markNow();
  const [element, place] = markedAt(event) ?? [];
  if (element && place && isPlain(element, place)) beginTyping(element);
}

function click(event: Event): void {
  markNow();
  const [element, place] = markedAt(event) ?? [];
  if (!element || !place) return;
  event.preventDefault();
  if (!isTyped(element)) reveal(place.spot);
}

/** The element that an event of typing is about, with its place. */
function typedAt({ target }: Event): [HTMLElement, Found] | undefined {
  const place = target instanceof HTMLElement && isTyped(target) ? found.get(target) : undefined;
  return place && [target as HTMLElement, place];
}

/** For events of typing on the page. */
const whereTyped =
  <Typed extends Event>(handle: (element: HTMLElement, event: Typed, place: Found) => void) =>
  (event: Event) => {
    const [element, place] = typedAt(event) ?? [];
    if (element && place) handle(element, event as Typed, place);
  };

const write = (element: HTMLElement, { spot }: Found) => keepingCaret(element, () => change(spot, element.textContent));

function key(element: HTMLElement, event: KeyboardEvent): void {
  // an input method takes its keys itself
  if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
  event.preventDefault();
  element.blur();
}

const HANDLERS = {
  pointerover: markNow,
  pointerdown: press,
  click,
  beforeinput: whereTyped(keepPlain),
  input: whereTyped((element, _event, place) => write(element, place)),
  compositionstart: whereTyped(beginComposing),
  compositionend: whereTyped(endComposing),
  keydown: whereTyped(key),
  focusout: whereTyped(endTyping),
} as const;

/** Marks what can be edited on the page, and lets it be clicked and typed. @returns what ends that */
export function watchTexts(): () => void {
  const observer = new MutationObserver(markLater);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const stop = useDrafts.subscribe(markLater);
  markLater();
  for (const [event, handler] of Object.entries(HANDLERS)) document.addEventListener(event, handler, true);
  return () => {
    observer.disconnect();
    stop();
    later?.();
    later = undefined;
    for (const [event, handler] of Object.entries(HANDLERS)) document.removeEventListener(event, handler, true);
    document.querySelectorAll<HTMLElement>(MARKED).forEach((element) => delete element.dataset[MARK]);
  };
}

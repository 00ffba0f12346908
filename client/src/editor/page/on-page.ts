import { type Spot, spotKey, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { usePanel } from '../panel/panel-store.ts';
import { frame } from './frames.ts';

const OWN = '[data-editor], dialog';

/** The element that shows a path, or else a path below it, or else an enclosing one. */
function elementOf(key: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-edit]')].filter((one) => !one.closest(OWN));
  const at = (place: string) => all.find(({ dataset }) => dataset.edit === place);
  const inside = all.find(({ dataset }) => dataset.edit?.startsWith(`${key}.`));
  const steps = key.split('.');
  // without the path itself, and without the document, which no element shows as a whole
  const around = steps.map((_, less) => steps.slice(0, steps.length - less).join('.')).slice(1, -1);
  return at(key) ?? inside ?? around.map(at).find(Boolean);
}

/** Turns the carousel of the home page to the slide of a path. */
function turnTo(key: string): void {
  const slides: Spot = { document: 'home', path: ['slides'] };
  const list = `${spotKey(slides)}.`;
  if (!key.startsWith(list)) return;
  const entries = valueAt(useDrafts.getState().content, slides) as { id?: string }[];
  const [entry] = key.slice(list.length).split('.');
  const index = entries.findIndex(({ id }, at) => entry === `id=${id}` || entry === String(at));
  const dots = document.querySelectorAll<HTMLElement>('main [aria-roledescription=carousel] [role=group] > button');
  if (dots[index]?.ariaCurrent !== 'true') dots[index]?.click();
}

/** CSS pixels. Beside the panel, an element that shows this much of itself needs no scrolling. */
const LINE = 48;

/** Whether an element shows between the header and the panel, which cover the page. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const panel = parseFloat(getComputedStyle(document.body).paddingBottom) || 0;
  const free = innerHeight - panel - header;
  const shown = Math.min(bottom, innerHeight - panel) - Math.max(top, header, 0);
  return shown >= Math.min(panel > 0 ? free : LINE, bottom - top);
}

function look(key: string): void {
  if (usePanel.getState().current !== key) return;
  const element = elementOf(key);
  const folded = element?.closest('details');
  if (folded && !element?.closest('summary')) folded.open = true;
  if (element && !isInSight(element)) element.scrollIntoView?.({ block: 'center' });
  frame('current', element);
}

/** Scrolls to the element edited in the panel and frames it. @returns a function that ends it */
export function followPanel(): () => void {
  return usePanel.subscribe(({ current }, before) => {
    if (current === before.current) return;
    if (current === undefined) return frame('current', undefined);
    turnTo(current);
    requestAnimationFrame(() => look(current));
  });
}

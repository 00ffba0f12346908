import { type Spot, spotKey, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { usePanel } from '../panel/panel-store.ts';
import { frame } from './frames.ts';

const OWN = '[data-editor], dialog';

/** What of the page shows a place: the place itself, or what is in it or around it. */
function elementOf(key: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-edit]')].filter((one) => !one.closest(OWN));
  const at = (place: string) => all.find(({ dataset }) => dataset.edit === place);
  const inside = all.find(({ dataset }) => dataset.edit?.startsWith(`${key}.`));
  const steps = key.split('.');
  // a document is not shown anywhere as a whole, and a field of it alone is none that it stands in
  const around = steps.map((_, less) => steps.slice(0, steps.length - less).join('.')).slice(1, -1);
  return at(key) ?? inside ?? around.map(at).find(Boolean);
}

/** Turns the slides of the home page to one of them. */
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

/** CSS pixels of a line: what shows so much of itself needs no scrolling. */
const LINE = 48;

/** What lies under the header and the panel is not in sight. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const panel = parseFloat(getComputedStyle(document.body).paddingBottom) || 0;
  const shown = Math.min(bottom, innerHeight - panel) - Math.max(top, header, 0);
  return shown >= Math.min(LINE, bottom - top);
}

function look(key: string): void {
  if (usePanel.getState().current !== key) return;
  const element = elementOf(key);
  const folded = element?.closest('details');
  if (folded && !element?.closest('summary')) folded.open = true;
  if (element && !isInSight(element)) element.scrollIntoView?.({ block: 'center' });
  frame('current', element);
}

/** Brings what is edited in the panel into sight on the page, in a frame. @returns what ends that */
export function followPanel(): () => void {
  return usePanel.subscribe(({ current }, before) => {
    if (current === before.current) return;
    if (current === undefined) return frame('current', undefined);
    turnTo(current);
    requestAnimationFrame(() => look(current));
  });
}

import { keyed, type Spot, spotKey } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';

/** Animation frames to wait until the page shows a new entry. */
const MOST_FRAMES = 120;

const rowOf = (key: string) =>
  [...document.querySelectorAll<HTMLElement>('main [data-edit]')]
    .find(({ dataset }) => dataset.edit?.startsWith(`${key}.`))
    ?.closest('tr');

function look(key: string, frames: number): void {
  const row = rowOf(key);
  if (!row) {
    if (frames > 0) requestAnimationFrame(() => look(key, frames - 1));
    return;
  }
  row.querySelector('button')?.focus({ preventScroll: true });
  row.scrollIntoView?.({ block: 'center' });
}

/** Scrolls to an entry's row and focuses it, as soon as the page shows it. */
export function showEntry(spot: Spot): void {
  const { content } = useDrafts.getState();
  if (content) look(spotKey(keyed(content, spot)), MOST_FRAMES);
}

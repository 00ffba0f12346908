import { useState } from 'react';
import { deepEqual } from '#shared/content/deep-equal';

const CONTROLS = 'button, input, textarea, select';

const controlsIn = (entry: Element) => [...entry.querySelectorAll<HTMLButtonElement>(CONTROLS)];

/** Keeps the focus on an entry that swaps places with a neighbour. Call it before the move. */
export function followEntry(control: Element, by: number): void {
  const entry = control.closest('li');
  const list = entry?.parentElement;
  if (!entry || !list) return;
  const target = [...list.children].indexOf(entry) + by;
  const at = controlsIn(entry).indexOf(control as HTMLButtonElement);
  // after React has rendered the move
  queueMicrotask(() => {
    const there = controlsIn(list.children[target]);
    // at either end of the list one move button is disabled; the button after it is not
    const usable = there[at]?.disabled ? there[at + 1] : there[at];
    usable?.focus();
  });
}

interface Keyed {
  entries: readonly unknown[];
  keys: number[];
  /** The next free key. */
  next: number;
}

const fresh = (entries: readonly unknown[]): Keyed => ({ entries, keys: [...entries.keys()], next: entries.length });

/** Each entry gets the key of its equal. If the length has not changed, a changed entry keeps the key at its index. */
function followed({ entries: before, keys, next }: Keyed, entries: readonly unknown[]): Keyed {
  const free = new Set(before.keys());
  const found = new Map<number, number>();
  const take = (find: (entry: unknown, index: number) => number | undefined) =>
    entries.forEach((entry, index) => {
      const from = found.has(index) ? undefined : find(entry, index);
      if (from === undefined || !free.delete(from)) return;
      found.set(index, keys[from]);
    });
  take((entry, index) => (deepEqual(before[index], entry) ? index : undefined));
  take((entry) => [...free].find((from) => deepEqual(before[from], entry)));
  if (before.length === entries.length) take((_entry, index) => index);
  let last = next;
  return { entries, keys: entries.map((_, index) => found.get(index) ?? last++), next: last };
}

/** React keys for entries without ids, so that a field stays with its text when others are added before it. */
export function useEntryKeys(entries: readonly unknown[]): number[] {
  const [known, setKnown] = useState(() => fresh(entries));
  if (known.entries === entries) return known.keys;
  const now = followed(known, entries);
  setKnown(now);
  return now.keys;
}

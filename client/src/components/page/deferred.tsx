import { type ComponentType, lazy, Suspense } from 'react';

const MOVES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
const prerendering = typeof document === 'undefined';

const firstMove = () =>
  new Promise((resolve) => {
    for (const move of MOVES) addEventListener(move, resolve, { once: true, passive: true });
  });

/**
 * A part of a page below its first screenful. Where `path` is the page that was served, its HTML can be read and its
 * links followed as they are, so that its code waits for the visitor's first move.
 */
export function deferred(path: string, load: () => Promise<ComponentType>): ComponentType {
  const served = prerendering || document.getElementById('root')?.dataset.page === path;
  const Part = lazy(async () => {
    if (served && !prerendering) await firstMove();
    return { default: await load() };
  });
  if (!served) return Part; // the navigation waits for it, as for the page itself
  return function Deferred() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}

import { type ComponentType, lazy, Suspense } from 'react';
import { isPreview } from '../../content/preview.ts';

const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
const prerendering = typeof document === 'undefined';

/** When the visitor does something on the page for the first time from now on. */
export const firstInteraction = () =>
  new Promise((resolve) => {
    for (const type of INTERACTIONS) addEventListener(type, resolve, { once: true, passive: true });
  });

/**
 * A part of a page below the first screenful, without buttons. Its prerendered HTML can be read and its links work without
 * code, so that the code loads at the visitor's first interaction. On a page that was not served but navigated to, it loads at once.
 */
export function deferred(path: string, load: () => Promise<ComponentType>): ComponentType {
  const served = prerendering || document.getElementById('root')?.dataset.page === path;
  const Part = lazy(async () => {
    // a query may name what stands in it, and a preview shows other words than the HTML
    if (served && !prerendering && !location.search && !isPreview()) await firstInteraction();
    return { default: await load() };
  });
  if (!served) return Part; // there is no HTML to show, so the navigation waits for it
  return function Deferred() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}

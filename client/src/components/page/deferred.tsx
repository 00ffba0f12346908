import { type ComponentType, lazy, Suspense } from 'react';
import { isPreview } from '../../content/preview.ts';

const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
const prerendering = typeof document === 'undefined';

/** Resolves at the visitor's next interaction with the page. */
export const firstInteraction = () =>
  new Promise((resolve) => {
    for (const type of INTERACTIONS) addEventListener(type, resolve, { once: true, passive: true });
  });

/**
 * A part of a page below the first screen, without buttons. Its prerendered HTML is readable and its links work without code, so the code
 * loads at the first interaction. On a page reached by navigation, it loads at once.
 */
export function deferred(path: string, load: () => Promise<ComponentType>): ComponentType {
  const served = prerendering || document.getElementById('root')?.dataset.page === path;
  const Part = lazy(async () => {
    // a query may name something in the part, and a preview shows other text than the HTML
    if (served && !prerendering && !location.search && !isPreview()) await firstInteraction();
    return { default: await load() };
  });
  if (!served) return Part; // there is no HTML to show, so navigation waits for the code
  return function Deferred() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}

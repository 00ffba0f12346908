import { type ComponentType, lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { loadCode } from '../../api/load-code.ts';
import { isPreview } from '../../content/preview.ts';
import styles from './page.module.css';

const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
const prerendering = typeof document === 'undefined';

/** Milliseconds in which a slow phone answers a press. */
const ANSWERED = 300;

/** Resolves once the visitor's next interaction with the page has been answered. */
export const firstInteraction = (types: readonly string[] = INTERACTIONS) =>
  new Promise((resolve) => {
    const answer = () => void setTimeout(resolve, ANSWERED);
    for (const type of types) addEventListener(type, answer, { once: true, passive: true });
  });

/**
 * False until the first screen of a page reached by a link has been painted. Back, Forward, a hash and a query wait for the whole page,
 * because they may lead anywhere in it.
 */
export function useIsPainted(): boolean {
  const { hash, search } = useLocation();
  const type = useNavigationType();
  const [isPainted, setPainted] = useState(hash + search !== '' || type === NavigationType.Pop);
  useEffect(() => {
    startTransition(() => setPainted(true));
  }, []);
  return isPainted;
}

/** A placeholder for the rest of the page, which keeps the footer out of sight. */
export const Following = () => <div className={styles.following} />;

/**
 * A part of a page below the first screen, without buttons. Its prerendered HTML is readable and its links work without code, so the code
 * loads at the first interaction. On a page reached by navigation, it loads along with the page and follows the first screen.
 */
export function deferred(path: string, load: () => Promise<ComponentType>): ComponentType {
  const served = prerendering || document.getElementById('root')?.dataset.page === path;
  const code = served ? undefined : loadCode(load);
  code?.catch(() => undefined); // rendering the part reports the failure
  const Part = lazy(async () => {
    // a query may name something in the part, and a preview shows other text than the HTML
    if (served && !prerendering && !location.search && !isPreview()) await firstInteraction();
    return { default: await (code?.catch(() => loadCode(load)) ?? loadCode(load)) };
  });
  return function Deferred() {
    const isPainted = useIsPainted();
    if (!isPainted && !served) return <Following />;
    if (!served) return <Part />;
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}

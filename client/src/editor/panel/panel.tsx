import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../content/content-context.tsx';
import { pageAt } from '../../content/page-at.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { partsOf } from '../page/parts.ts';
import { TEXTS } from '../texts.ts';
import { Conflicts } from './conflicts.tsx';
import { Documents } from './documents.tsx';
import { usePanel } from './panel-store.ts';
import styles from './panel.module.css';
import { Part } from './part.tsx';
import { Saving } from './saving-state.tsx';
import { Tools } from './tools.tsx';
import { spotKey } from '../drafts/change.ts';
import { Over } from '../sheet/project-tools.tsx';

/** Beside the page, or below it on a phone: what the page shows of the content, as forms. */
export function Panel() {
  const parts = useParts();
  return (
    <aside className={styles.panel} aria-label={TEXTS.edit} data-editor>
      <div className={styles.head}>
        <h2>{TEXTS.edit}</h2>
        <Saving />
        <Tools />
      </div>
      <Over />
      <div className={styles.body}>
        <Conflicts />
        {parts.own.map((spot) => (
          <Part key={spotKey(spot)} spot={spot} open />
        ))}
        <h3>On every page</h3>
        {parts.everywhere.map((spot) => (
          <Part key={spotKey(spot)} spot={spot} />
        ))}
        <h3>Everything else</h3>
        <Documents />
      </div>
    </aside>
  );
}

/** What the panel shows of the page at the current address. */
function useParts() {
  const address = pageAt(useSite(), useLocation().pathname);
  const content = useDrafts((drafts) => drafts.content);
  const parts = content ? partsOf(address, content) : { own: [], everywhere: [] };
  const shown = [...parts.own, ...parts.everywhere];
  const keys = shown.map(spotKey).join();
  useEffect(() => {
    usePanel.setState({ shown });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same keys are the same parts
  }, [keys]);
  return parts;
}

import { type ReactNode, useId } from 'react';
import { isWithin, type Spot, spotKey } from '../../drafts/change.ts';
import { useDrafts } from '../../drafts/drafts-store.ts';
import { problemsWithin } from '../../drafts/problems.ts';
import { fold, usePanel } from '../../panel/panel-store.ts';
import styles from '../fields.module.css';

interface FoldableProps {
  spot: Spot;
  title: string;
  /** URL of a small picture beside the title. */
  thumbnail?: string;
  /** Whether it is open initially. */
  open?: boolean;
  /** Beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A collapsible part of a form. Its fields are rendered only while it is open. */
export function Foldable({ spot, title, thumbnail, open = false, tools, children }: FoldableProps) {
  const id = useId();
  const key = spotKey(spot);
  const isOpen = usePanel(({ unfolded }) => unfolded[key]) ?? open;
  return (
    <div className={styles.foldable}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => fold(key, !isOpen)}
        >
          {thumbnail && <img src={thumbnail} alt="" loading="lazy" />}
          <span className={styles.line} title={title}>
            {title}
          </span>
          <Problems spot={spot} />
        </button>
        {tools}
      </div>
      {isOpen && (
        <div id={id} role="group" aria-label={title} className={styles.body}>
          {children}
        </div>
      )}
    </div>
  );
}

/** The number of problems inside of a part, without those of a new entry. */
function Problems({ spot }: { spot: Spot }) {
  const fresh = usePanel((panel) => panel.fresh);
  const isAbove = fresh !== undefined && isWithin(spot, fresh);
  const isInside = fresh !== undefined && isWithin(fresh, spot);
  const count = useDrafts(
    ({ content }) => problemsWithin(content, spot) - (isAbove ? problemsWithin(content, fresh) : 0),
  );
  if (isInside || count === 0) return null;
  return <span className={styles.problems}>{count === 1 ? '1 problem' : `${count} problems`}</span>;
}

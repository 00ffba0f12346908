import type { ReactNode } from 'react';
import { useMediaQuery } from '#client/hooks/use-media-query.ts';
import styles from '../admin-dashboard-page.module.css';

interface AddBoxProps {
  heading: string;
  /** Opens the box where it is folded. */
  isOpen: boolean;
  /** Folds it on wide screens too, for example while an entry is edited beside it. */
  isFolded?: boolean;
  children: ReactNode;
}

/** A form to add an entry; folded on phones, so that the list comes first. */
export function AddBox({ heading, isOpen, isFolded = false, children }: AddBoxProps) {
  const isNarrow = useMediaQuery('(width <= 48rem)');
  if (!isNarrow && !isFolded) {
    return (
      <section className={styles.add}>
        <h2>{heading}</h2>
        {children}
      </section>
    );
  }
  return (
    <details key={String(isOpen)} className={styles.add} open={isOpen}>
      <summary>{heading}</summary>
      {children}
    </details>
  );
}

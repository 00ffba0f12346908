import type { ReactNode } from 'react';
import styles from './page.module.css';

interface SectionProps {
  heading?: string;
  lead?: ReactNode;
  tone?: 'paper' | 'concrete';
  children?: ReactNode;
}

/** A stripe of a page from edge to edge, under its own heading. */
export function Section({ heading, lead, tone = 'paper', children }: SectionProps) {
  return (
    <section className={styles.section} data-tone={tone}>
      {heading && (
        <div className={styles.head}>
          <h2>{heading}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      )}
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import styles from './page.module.css';
import { SectionHead } from './section-head.tsx';

interface SectionProps {
  /** Lets links lead here, and takes the focus when they do. */
  id?: string;
  heading?: string;
  lead?: ReactNode;
  tone?: 'paper' | 'concrete' | 'ink';
  children?: ReactNode;
}

/** A stripe of a page from edge to edge, under its own heading. */
export function Section({ id, heading, lead, tone = 'paper', children }: SectionProps) {
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className={styles.section} data-tone={tone}>
      {heading && <SectionHead heading={heading} lead={lead} />}
      {children}
    </section>
  );
}

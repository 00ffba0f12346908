import type { ReactNode } from 'react';
import styles from './page.module.css';
import { SectionHead } from './section-head.tsx';

interface SectionProps {
  heading?: string;
  lead?: ReactNode;
  tone?: 'paper' | 'concrete' | 'ink';
  children?: ReactNode;
}

/** A stripe of a page from edge to edge, under its own heading. */
export function Section({ heading, lead, tone = 'paper', children }: SectionProps) {
  return (
    <section className={styles.section} data-tone={tone}>
      {heading && <SectionHead heading={heading} lead={lead} />}
      {children}
    </section>
  );
}

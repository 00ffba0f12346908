import type { ReactNode } from 'react';
import styles from './page.module.css';
import { SectionHead } from './section-head.tsx';

interface SectionProps {
  /** Target of links; takes the focus after such a link. */
  id?: string;
  heading?: string;
  lead?: ReactNode;
  /** Whose `heading` and `lead` they are. */
  of?: object;
  tone?: 'paper' | 'concrete' | 'ink';
  children?: ReactNode;
}

/** A band of the page in full width. */
export function Section({ id, heading, lead, of, tone = 'paper', children }: SectionProps) {
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className={styles.section} data-tone={tone}>
      {heading && <SectionHead heading={heading} lead={lead} of={of} />}
      {children}
    </section>
  );
}

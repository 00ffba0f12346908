import type { ReactNode } from 'react';
import styles from './page.module.css';

interface SectionHeadProps {
  heading: string;
  lead?: ReactNode;
}

/** The heading of a section; used alone where two sections share a band. */
export function SectionHead({ heading, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2>{heading}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}

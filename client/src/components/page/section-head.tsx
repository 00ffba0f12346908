import type { ReactNode } from 'react';
import styles from './page.module.css';

interface SectionHeadProps {
  heading: string;
  lead?: ReactNode;
}

/** A heading under its beam; for a section that stands beside another in one stripe. */
export function SectionHead({ heading, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2>{heading}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}

import { edit } from '#shared/content/places';
import type { ReactNode } from 'react';
import styles from './page.module.css';

interface SectionHeadProps {
  heading: string;
  lead?: ReactNode;
  /** Whose `heading` and `lead` they are. */
  of?: object;
}

/** The heading of a section; used alone where two sections share a band. */
export function SectionHead({ heading, lead, of = {} }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 {...edit(of, 'heading')}>{heading}</h2>
      {lead && (
        <p className={styles.lead} {...edit(of, 'lead')}>
          {lead}
        </p>
      )}
    </div>
  );
}

import { edit } from '#shared/content/places';
import type { ReactNode } from 'react';
import styles from './page.module.css';

interface SectionHeadProps {
  heading: string;
  lead?: ReactNode;
  /** The content object of `heading` and `lead`, for the editor. */
  of?: object;
}

/** A section's heading; used alone where two sections share a band. */
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

import type { ReactNode } from 'react';
import { edit } from '#shared/content/places';
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

interface SectionProps {
  /** Link target; receives the focus when a link to it is followed. */
  id?: string;
  heading?: string;
  lead?: ReactNode;
  /** The content object of `heading` and `lead`, for the editor. */
  of?: object;
  tone?: 'paper' | 'concrete' | 'ink';
  children?: ReactNode;
}

/** A full-width band of the page. */
export function Section({ id, heading, lead, of, tone = 'paper', children }: SectionProps) {
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className={styles.section} data-tone={tone}>
      {heading && <SectionHead heading={heading} lead={lead} of={of} />}
      {children}
    </section>
  );
}

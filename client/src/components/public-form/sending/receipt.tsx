import { useEffect, useId, useRef } from 'react';
import type { FormRecord } from '#shared/forms/form';
import type { Sent } from '#client/stores/drafts.ts';
import { partOf, usePart } from '../use-part.ts';
import styles from './receipt.module.css';

export interface ReceiptProps {
  record: FormRecord;
  sent: Sent;
  /** Sent just now, so that it takes the focus. */
  isNew: boolean;
  sendAnother: () => void;
}

export const DETAILS = partOf(() => import('./details/receipt-details.tsx'));

/** Confirms what was sent, above the emptied form. Its details load while the form is sent. */
export function Receipt({ isNew, ...details }: ReceiptProps) {
  const { record, sent } = details;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const Details = usePart(DETAILS)?.ReceiptDetails;
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew, sent.reference]);
  return (
    <section className={styles.receipt} aria-labelledby={id} data-receipt>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        We have your {record.noun}
      </h2>
      <p>
        Your reference number: <strong className={styles.reference}>{sent.reference}</strong>
        <span className={styles.note}>Please keep it, and mention it when you contact us.</span>
      </p>
      {Details && <Details {...details} />}
    </section>
  );
}

import { useEffect, useId, useRef } from 'react';
import type { FormRecord } from '#shared/forms/form';
import { OFFICE_TIME_ZONE } from '#shared/time-zone';
import type { Sent } from '#client/stores/drafts.ts';
import { Button } from '#client/components/button/button.tsx';
import { CopyButton } from '#client/components/copy-button/copy-button.tsx';
import { type Fact, FactList } from '#client/components/fact-list/fact-list.tsx';
import { Answer } from './answer.tsx';
import { MeetingButton } from './meeting-button.tsx';
import styles from './receipt.module.css';

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: OFFICE_TIME_ZONE });

/** Label of the only value that is not a field of the record. */
const FILE = 'Resume';

/** The time of sending and the filled-in values, in the order of the form. */
function factsOf({ fields }: FormRecord, { at, values }: Sent): Fact[] {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return [
    { label: 'Sent', value: `${MOMENT.format(new Date(at))}, Philippine time` },
    ...filled.map(([name, value]) => ({ label: fields[name]?.label ?? FILE, value })),
  ];
}

interface ReceiptProps {
  record: FormRecord;
  sent: Sent;
  /** Sent just now, so the heading takes the focus. */
  isNew: boolean;
  sendAnother: () => void;
}

/** Confirms what was sent, above the emptied form. */
export function Receipt({ record, sent, isNew, sendAnother }: ReceiptProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew, sent.reference]);
  return (
    <section className={styles.receipt} aria-labelledby={id} data-receipt>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        We have your {record.noun}
      </h2>
      <div className={styles.number}>
        <p>
          Your reference number: <strong className={styles.reference}>{sent.reference}</strong>
        </p>
        <CopyButton text={() => sent.reference} copied="Reference number copied.">
          Copy number
        </CopyButton>
      </div>
      <p className={styles.note}>Keep it and mention it when you contact us.</p>
      <Answer kind={record.kind} sentAt={new Date(sent.at)} />
      <div className={styles.actions}>
        <MeetingButton sent={sent} />
        <Button variant="secondary" onClick={sendAnother}>
          Send another
        </Button>
      </div>
      <FactList facts={factsOf(record, sent)} className={styles.facts} />
    </section>
  );
}

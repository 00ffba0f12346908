import { useEffect, useId, useRef, useState } from 'react';
import { answerDay, isBeforeAnswer } from '#shared/content/contact/answer-day';
import { telAddress } from '#shared/content/contact/phone';
import { mailboxOf } from '#shared/content/addresses/site';
import type { FormRecord } from '#shared/forms/form';
import { meetingAt } from '#shared/meetings/meeting-time';
import { fullDay } from '#shared/meetings/day-text';
import { longTimeText } from '#shared/meetings/office-time';
import { phoneText } from '#shared/text/phone-text';
import { loadCode } from '#client/api/load-code.ts';
import { logFailure } from '#client/api/log.ts';
import { Button } from '#client/components/button/button.tsx';
import { CopyButton } from '#client/components/copy-button/copy-button.tsx';
import { type Fact, FactList } from '#client/components/table/fact-list.tsx';
import { useFirm } from '#client/content/content-context.tsx';
import type { Sent } from '#client/stores/drafts.ts';
import { useToasts } from '#client/stores/toast.ts';
import styles from './receipt.module.css';

const FAILED = 'The calendar file could not be made. Try again.';

const meetingOf = ({ values }: Sent) => meetingAt(values.meetingDateTime ?? '');

/** Saves the meeting of a quote request as a calendar file, generated in the browser. Renders nothing without a meeting. */
function MeetingButton({ sent }: { sent: Sent }) {
  const firm = useFirm();
  const showToast = useToasts((toasts) => toasts.show);
  const [busy, setBusy] = useState(false);
  const at = meetingOf(sent);
  if (!at) return null;
  const save = async () => {
    setBusy(true);
    try {
      const { saveMeeting } = await loadCode(() => import('./meeting-file.ts'));
      saveMeeting({ sent, at }, firm);
    } catch (error) {
      logFailure(FAILED, error);
      showToast(FAILED);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={save}>
      Add to calendar
    </Button>
  );
}

/** Who replies to a form, by when, and where to ask before that. */
function Answer({ kind, sent }: { kind: FormRecord['kind']; sent: Sent }) {
  const firm = useFirm();
  const { department, address } = mailboxOf(firm, kind);
  const sentAt = new Date(sent.at);
  const day = answerDay(firm, sentAt);
  const [phone] = firm.phones;
  const by = isBeforeAnswer(meetingOf(sent), sentAt, day)
    ? ' to confirm the meeting or propose another time'
    : day && ` by ${fullDay(day)}`;
  return (
    <p>
      Sent to <strong>{department}</strong>, who will reply{by}. Questions? Email{' '}
      <a href={`mailto:${address}`}>{address}</a>
      {phone && (
        <>
          {' or call '}
          <a href={telAddress(phone.number)}>{phone.number}</a>
        </>
      )}
      .
    </p>
  );
}

/** Label of the only value that is not a field of the record. */
const FILE = 'Resume';

/** The time of sending and the filled-in values, in the order of the form, telephone numbers as the office spells them. */
function factsOf({ fields }: FormRecord, { at, values }: Sent): Fact[] {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return [
    { label: 'Sent', value: `${longTimeText(at)}, Philippine time` },
    ...filled.map(([name, value]) => ({ label: fields[name]?.label ?? FILE, value: phoneText(value) })),
  ];
}

interface ReceiptProps {
  record: FormRecord;
  sent: Sent;
  /** Sent just now, so the heading takes the focus. */
  isNew: boolean;
  sendAnother: () => void;
}

/** Confirms the submission, above the emptied form. */
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
      <Answer kind={record.kind} sent={sent} />
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

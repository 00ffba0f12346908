import { CopyButton } from '#client/components/copy-button/copy-button.tsx';
import { Button } from '#client/components/button/button.tsx';
import { FactList } from '#client/components/fact-list/fact-list.tsx';
import type { ReceiptProps } from '../receipt.tsx';
import { MeetingButton } from './meeting-button.tsx';
import { Answer } from './answer.tsx';
import { factsOf } from './facts.ts';
import styles from './receipt-details.module.css';

/** What can be done with a reference, what was sent, and who answers. */
export function ReceiptDetails({ record, sent, sendAnother }: Omit<ReceiptProps, 'isNew'>) {
  return (
    <>
      <div className={styles.actions}>
        <CopyButton text={() => sent.reference} copied="Reference number copied.">
          Copy number
        </CopyButton>
        <MeetingButton sent={sent} />
        <Button variant="secondary" onClick={sendAnother}>
          Send another
        </Button>
      </div>
      <Answer kind={record.kind} sentAt={new Date(sent.at)} />
      <FactList facts={factsOf(record, sent)} className={styles.facts} />
    </>
  );
}

import { useState } from 'react';
import { confirmationWords } from '#shared/confirmation';
import { addressLine } from '#shared/content/addresses/site';
import type { SubmissionKind } from '#shared/contract';
import { contentApi } from '../../api/content.ts';
import { Button } from '../../components/button/button.tsx';
import { FactList } from '../../components/table/fact-list.tsx';
import { Alert } from '../../components/form/alert.tsx';
import { useDrafts } from '../drafts/drafts-store.ts';
import { saveNow } from '../drafts/saving/saving.ts';
import { isUnsaved } from '../drafts/saving/typing.ts';
import { TEXTS } from '../editor-texts.ts';
import { Foldable } from '../fields/controls/foldable.tsx';
import { GroupFields } from '../fields/controls/group-control.tsx';
import { type ControlProps, useSpot } from '../fields/use-spot.ts';
import { useWork } from '../publishing/work-dialog.tsx';
import { exampleMail, kindAt } from './mail-filling.ts';
import styles from './mails.module.css';

/** The words of a confirmation, with its placeholders, a preview and a test. */
export function MailControl(props: ControlProps & { open?: boolean }) {
  const { label } = useSpot(props);
  const kind = kindAt(props.spot);
  return (
    <Foldable spot={props.spot} title={label}>
      <GroupFields {...props} />
      <Words kind={kind} />
      <Preview kind={kind} />
      <SendTest kind={kind} />
    </Foldable>
  );
}

function Words({ kind }: { kind: SubmissionKind }) {
  return (
    <details className={styles.words}>
      <summary>Placeholders</summary>
      <FactList
        facts={Object.entries(confirmationWords(kind)).map(([word, means]) => ({ label: `{${word}}`, value: means }))}
      />
    </details>
  );
}

function Preview({ kind }: { kind: SubmissionKind }) {
  const content = useDrafts((drafts) => drafts.content);
  const mail = content && exampleMail(content, kind);
  if (!mail) return null;
  const { subject, heading, opening, details, closing } = mail;
  const { firm } = content;
  return (
    <section className={styles.preview} aria-label="Preview">
      <h4>Preview, with example details</h4>
      <p className={styles.subject}>{subject}</p>
      <div className={styles.sheet}>
        <p className={styles.firm}>{firm.name}</p>
        <p className={styles.heading}>{heading}</p>
        <p>{opening}</p>
        <FactList className={styles.details} facts={details.map(([label, value]) => ({ label, value }))} />
        <p>{closing}</p>
        <p className={styles.end}>{`${firm.legalName}\n${addressLine(firm)}`}</p>
      </div>
    </section>
  );
}

/** Mails the words to the signed-in person, once they are saved. */
function SendTest({ kind }: { kind: SubmissionKind }) {
  const { run, isBusy, failures } = useWork();
  const [done, setDone] = useState('');
  const send = async () => {
    setDone('');
    await saveNow();
    if (isUnsaved()) return setDone(TEXTS.unsaved);
    const { to } = await contentApi.sendTest(kind);
    setDone(`The test to ${to} is queued. It arrives within a minute.`);
  };
  return (
    <div className={styles.test}>
      <Button variant="secondary" busy={isBusy} onClick={() => void run(send)}>
        Send me a test
      </Button>
      <p role="status">{done}</p>
      {failures.length > 0 && <Alert>{failures.join(' ')}</Alert>}
    </div>
  );
}

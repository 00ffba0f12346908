import type { FormEventHandler, ReactNode } from 'react';
import type { FormRecord } from '#shared/forms/form';
import { PATHS } from '#shared/catalogue';
import { PRERENDERING } from '../../content/prerendering.ts';
import type { Sent } from '../../stores/drafts.ts';
import { Button } from '../button/button.tsx';
import { Form, FormActions } from '../form/form.tsx';
import { Link } from '../link/link.tsx';
import { MailInstead } from './mail-instead.tsx';
import { useFormParts } from './parts/use-part.ts';
import { Outcome, type OutcomeProps } from './sending/outcome.tsx';
import { TrapField } from './trap-field.tsx';
import styles from './public-form.module.css';

interface PublicFormProps extends OutcomeProps {
  /** The service that the page is about. */
  about?: string;
  record: FormRecord;
  busy: boolean;
  /** What was sent last. */
  sent?: Sent;
  /** Whether that was in this visit of the page. */
  isNew: boolean;
  sendAnother: () => void;
  send: FormEventHandler;
  /** Shown below the button while it is busy. */
  progress?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** Everything around the fields of the three public forms. What is submitted before hydration waits for it (early-presses.ts). */
export function PublicForm({ record, about, busy, send, progress, children, ...rest }: PublicFormProps) {
  const { sent, isNew, sendAnother, ...outcome } = rest;
  const Receipt = useFormParts()?.Receipt;
  return (
    <div>
      {sent &&
        (Receipt ? (
          <Receipt {...{ record, sent, isNew, sendAnother }} />
        ) : (
          <p role="status" className={`notice ${styles.sent}`}>
            Your reference number: <strong>{sent.reference}</strong>
          </p>
        ))}
      <Form onSubmit={send} className={styles.public}>
        <noscript>{PRERENDERING && <MailInstead form={record} about={about} />}</noscript>
        {children}
        <TrapField />
        <PrivacyNote />
        <FormActions>
          <Button type="submit" busy={busy}>
            {busy ? record.messages.busy : record.messages.submit}
          </Button>
        </FormActions>
        {busy && progress}
        <Outcome {...outcome} unsent={outcome.unsent && !busy} />
      </Form>
    </div>
  );
}

/** The link opens a new tab, so that the form stays open. */
function PrivacyNote() {
  return (
    <p className={styles.privacy}>
      We use your details only to reply to you. Our{' '}
      <Link to={PATHS.privacy} target="_blank">
        privacy notice<span className="visually-hidden"> (opens in a new tab)</span>
      </Link>{' '}
      explains.
    </p>
  );
}

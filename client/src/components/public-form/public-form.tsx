import type { FormEventHandler, ReactNode } from 'react';
import type { FormRecord } from '#shared/forms/form';
import { PATHS } from '#shared/catalogue';
import { mailboxOf } from '#shared/content/addresses/site';
import { useFirm } from '../../content/content-context.tsx';
import { PRERENDERING } from '../../content/prerendering.ts';
import type { Sent } from '../../stores/drafts.ts';
import { Button } from '../button/button.tsx';
import { Form, FormActions } from '../form/form.tsx';
import { Link } from '../link/link.tsx';
import { useFormParts } from './parts/use-part.ts';
import { Outcome, type OutcomeProps } from './sending/outcome.tsx';
import { TrapField } from './trap-field.tsx';
import styles from './public-form.module.css';

/** Instructions for forms that take a file. */
const ATTACH: Partial<Record<FormRecord['kind'], string>> = {
  application: 'Attach your resume as a PDF, DOC or DOCX file, up to 5 MB.',
};

/** The labels of all fields that are not conditional. */
const labelsOf = ({ fields }: FormRecord) =>
  Object.values(fields)
    .filter(({ requiredWhen }) => !requiredWhen)
    .map(({ label }) => label);

const mailto = (address: string, subject: string, labels: string[]) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(labels.map((label) => `${label}: `).join('\r\n'))}`;

/** Replaces the fields where scripts do not run: the email address and the details to include. */
export function MailInstead({ form, about }: { form: FormRecord; about?: string }) {
  const { kind, messages } = form;
  const { address, department } = mailboxOf(useFirm(), kind);
  const labels = labelsOf(form);
  return (
    <div className={`notice ${styles.mail}`}>
      <p>
        <strong>This form requires JavaScript</strong>, which is disabled or blocked in your browser. Please email us
        instead:
      </p>
      <p>
        <a
          href={mailto(address, about ? `${messages.heading}: ${about}` : messages.heading, labels)}
          className={styles.address}
        >
          {address}
        </a>
        <span className={styles.department}>{department}</span>
      </p>
      <p>Please tell us:</p>
      <ul className={styles.labels}>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      {ATTACH[kind] && <p>{ATTACH[kind]}</p>}
    </div>
  );
}

interface PublicFormProps extends OutcomeProps {
  /** The service that the page is about. */
  about?: string;
  record: FormRecord;
  busy: boolean;
  /** The last submission. */
  sent?: Sent;
  /** Whether it was sent during this visit to the page. */
  isNew: boolean;
  sendAnother: () => void;
  send: FormEventHandler;
  /** Shown below the button while busy. */
  progress?: ReactNode;
  children: ReactNode;
}

/** The shared frame of the three public forms. Submitting before hydration is replayed afterwards (early-presses.ts). */
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

/** Opens in a new tab, so that the form stays open. */
function PrivacyNote() {
  return (
    <p className={styles.privacy}>
      We use your details only to reply to you. See our{' '}
      <Link to={PATHS.privacy} target="_blank">
        privacy notice<span className="visually-hidden"> (opens in a new tab)</span>
      </Link>
      .
    </p>
  );
}

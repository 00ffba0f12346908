import { mailboxOf } from '#shared/content/addresses/site';
import type { FormRecord } from '#shared/forms/form';
import { useFirm } from '../../content/content-context.tsx';
import styles from './public-form.module.css';

/** Instructions for forms that take a file. */
const ATTACH: Partial<Record<FormRecord['kind'], string>> = {
  application: 'Attach your resume as a PDF, DOC or DOCX file of 5 MB at most.',
};

/** The labels of all fields that are not conditional. */
const labelsOf = ({ fields }: FormRecord) =>
  Object.values(fields)
    .filter(({ requiredWhen }) => !requiredWhen)
    .map(({ label }) => label);

const mailto = (address: string, subject: string, labels: string[]) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(labels.map((label) => `${label}: `).join('\r\n'))}`;

/** Replaces the fields where scripts do not run: the email address and what to write. */
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

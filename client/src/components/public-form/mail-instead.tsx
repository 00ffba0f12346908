import { COMPANY } from '../../../../shared/company.ts';
import { MESSAGES } from '../../../../shared/messages.ts';
import { APPLICATION_RULES, type FieldRule, INQUIRY_RULES, QUOTE_RULES } from '../../../../shared/rules.ts';
import type { FormName } from '../../stores/drafts.ts';
import styles from './public-form.module.css';

interface Mail {
  department: (typeof COMPANY.mailboxes)[number]['department'];
  subject: string;
  fields: Record<string, FieldRule>;
  attach?: string;
}

const MAILS: Record<FormName, Mail> = {
  quote: { department: 'Engineering', subject: MESSAGES.quote.heading, fields: QUOTE_RULES },
  apply: {
    department: 'HR',
    subject: MESSAGES.apply.heading,
    fields: APPLICATION_RULES,
    attach: 'Attach your resume as a PDF, DOC or DOCX file of 5 MB at most.',
  },
  inquiry: { department: 'Trading / General', subject: MESSAGES.inquiry.heading, fields: INQUIRY_RULES },
};

/** All fields except those that are required only under a condition. */
const labelsOf = (fields: Mail['fields']) =>
  Object.values(fields)
    .filter(({ requiredWhen }) => !requiredWhen)
    .map(({ label }) => label);

const mailto = (address: string, subject: string, labels: string[]) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(labels.map((label) => `${label}: `).join('\r\n'))}`;

/** Replaces the fields where scripts do not run: the mail address and what to write. */
export function MailInstead({ form, about }: { form: FormName; about?: string }) {
  const { department, subject, fields, attach } = MAILS[form];
  const { address } = COMPANY.mailboxes.find((mailbox) => mailbox.department === department)!;
  const labels = labelsOf(fields);
  return (
    <div className={`notice ${styles.mail}`}>
      <p>
        <strong>This form needs JavaScript</strong>, which is switched off in your browser or was blocked. Please write
        to us instead:
      </p>
      <p>
        <a href={mailto(address, about ? `${subject}: ${about}` : subject, labels)} className={styles.address}>
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
      {attach && <p>{attach}</p>}
    </div>
  );
}

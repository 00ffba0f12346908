import { PATHS } from '../../shared/catalogue.ts';
import { COMPANY, type Department, MAILBOXES } from '../../shared/company.ts';
import type { SubmissionKind } from '../../shared/contract.ts';
import { APPLICATION_RULES, type FieldRule, INQUIRY_RULES, QUOTE_RULES } from '../../shared/rules.ts';
import type { MailPage } from './mail-page.ts';
import type { StoredSubmission } from './stored-submission.ts';

export interface Letter {
  to: string;
  answersTo: string;
  subject: string;
  page: MailPage;
}

interface Kind {
  noun: string;
  department: Department;
  rules: Partial<Record<keyof StoredSubmission, FieldRule>>;
}

const KINDS: Record<SubmissionKind, Kind> = {
  quote: { noun: 'quote request', department: 'Engineering', rules: QUOTE_RULES },
  application: { noun: 'job application', department: 'HR', rules: APPLICATION_RULES },
  inquiry: { noun: 'inquiry', department: 'Trading / General', rules: INQUIRY_RULES },
};

const RESUME_IS_ELSEWHERE = 'The resume waits in the Inbox of the dashboard, where each download is written down.';

const localTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: COMPANY.timeZone,
});

/** All that the visitor sent, in the order of the form and by its labels. */
function factsOf(submission: StoredSubmission): MailPage['facts'] {
  const rules = Object.entries(KINDS[submission.kind].rules) as [keyof StoredSubmission, FieldRule][];
  const typed = rules.map(([field, { label }]): [string, string] => [label, String(submission[field] ?? '—')]);
  const resume: MailPage['facts'] = submission.fileName ? [['Resume', submission.fileName]] : [];
  return [['Reference', submission.reference], ...typed, ...resume];
}

export function departmentLetter(submission: StoredSubmission, publicUrl?: string): Letter {
  const { id, kind, reference, name, email, service, position, fileName, createdAt } = submission;
  const { noun, department } = KINDS[kind];
  const heading = `New ${noun} ${reference}`;
  const inbox = publicUrl && `${publicUrl}${PATHS.adminDashboard}?tab=inbox&id=${id}`;
  return {
    to: MAILBOXES[department],
    answersTo: email,
    subject: `${heading}: ${[service ?? position, name].filter(Boolean).join(', ')}`,
    page: {
      heading,
      opening: `Sent on ${localTime.format(createdAt)} through the website.`,
      facts: factsOf(submission),
      link: inbox ? { label: 'Open it in the Inbox', url: inbox } : undefined,
      closing: [fileName && RESUME_IS_ELSEWHERE, `To answer ${name}, reply to this mail.`].filter(Boolean).join(' '),
    },
  };
}

export function visitorLetter(submission: StoredSubmission): Letter {
  const { kind, reference, name, email } = submission;
  const { noun, department } = KINDS[kind];
  return {
    to: email,
    answersTo: MAILBOXES[department],
    subject: `We received your ${noun} ${reference}`,
    page: {
      heading: `We received your ${noun}`,
      opening: `Thank you, ${name}. We will contact you soon; please mention ${reference} when you call or write.`,
      facts: factsOf(submission),
      closing:
        'This is what was sent through our website with your address. If it was not you, please tell us by replying.',
    },
  };
}

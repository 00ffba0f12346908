import { PATHS } from '#shared/catalogue';
import type { Firm } from '#shared/content/documents/firm';
import { mailboxOf } from '#shared/content/site/site';
import { receivedSubject } from '#shared/reply-template';
import { OFFICE_TIME_ZONE } from '#shared/time-zone';
import { RENTAL_LINE } from '#shared/forms/inquiry';
import { fieldsOf, FORMS } from '#shared/forms/forms';
import type { MailPage } from './mail-page.ts';
import type { StoredSubmission } from './stored-submission.ts';

export interface Letter {
  to: string;
  answersTo: string;
  subject: string;
  page: MailPage;
}

const RESUME_IS_ELSEWHERE = 'The resume is in the dashboard’s Inbox, where views and downloads are logged.';

export const localTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: OFFICE_TIME_ZONE,
});

/** The reference, all fields of the form in order, `—` where empty, and the resume's file name. */
function factsOf(submission: StoredSubmission): MailPage['facts'] {
  const typed = fieldsOf(FORMS[submission.kind]).map(({ label, property }): [string, string] => [
    label,
    submission[property] ?? '—',
  ]);
  const resume: MailPage['facts'] = submission.fileName ? [['Resume', submission.fileName]] : [];
  return [['Reference', submission.reference], ...typed, ...resume];
}

/** The service or position of a submission, or the rental that it is about. */
function subjectOf(submission: StoredSubmission): string | null {
  const [line] = (submission.description ?? '').split('\n');
  const rental = line.startsWith(RENTAL_LINE) ? line.slice(RENTAL_LINE.length) : null;
  return submission[FORMS[submission.kind].subject] ?? rental;
}

export function departmentLetter(submission: StoredSubmission, firm: Firm, publicUrl?: string): Letter {
  const { id, kind, reference, name, email, fileName, createdAt } = submission;
  const { noun } = FORMS[kind];
  const heading = `New ${noun} ${reference}`;
  const inbox = publicUrl && `${publicUrl}${PATHS.adminDashboard}?tab=inbox&id=${id}`;
  return {
    to: mailboxOf(firm, kind).address,
    answersTo: email,
    subject: `${heading}: ${[subjectOf(submission), name].filter(Boolean).join(', ')}`,
    page: {
      heading,
      opening: `Sent on ${localTime.format(createdAt)} through the website.`,
      facts: factsOf(submission),
      link: inbox ? { label: 'Open it in the Inbox', url: inbox } : undefined,
      closing: [fileName && RESUME_IS_ELSEWHERE, `Reply to this email to answer ${name}.`].filter(Boolean).join(' '),
    },
  };
}

export function visitorLetter(submission: StoredSubmission, firm: Firm): Letter {
  const { kind, reference, name, email } = submission;
  const { noun } = FORMS[kind];
  return {
    to: email,
    answersTo: mailboxOf(firm, kind).address,
    subject: receivedSubject(kind, reference),
    page: {
      heading: `We received your ${noun}`,
      opening: `Thank you, ${name}. We will contact you soon; please mention ${reference} when you call or write.`,
      facts: factsOf(submission),
      closing:
        'This was sent through our website with your email address. If it was not you, please reply and let us know.',
    },
  };
}

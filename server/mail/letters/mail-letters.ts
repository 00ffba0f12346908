import { PATHS } from '#shared/catalogue';
import { type Confirmed, confirmationOf, detailsOf, subjectOf } from '#shared/confirmation';
import type { Content } from '#shared/content/documents';
import type { Firm } from '#shared/content/documents/firm';
import { mailboxOf } from '#shared/content/addresses/site';
import { FORMS } from '#shared/forms/forms';
import { OFFICE_TIME_ZONE } from '#shared/meetings/time-zone';
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

export function departmentLetter(submission: StoredSubmission, firm: Firm, publicUrl?: string): Letter {
  const { id, kind, reference, name, email, phone, fileName, createdAt } = submission;
  const { noun } = FORMS[kind];
  const heading = `New ${noun} ${reference}`;
  const inbox = publicUrl && `${publicUrl}${PATHS.adminDashboard}?tab=inbox&id=${id}`;
  const { address } = mailboxOf(firm, kind);
  const answer = email ? `Reply to this email to answer ${name}.` : `Call ${phone} to answer ${name}.`;
  return {
    to: address,
    answersTo: email || address,
    subject: `${heading}: ${[subjectOf(submission), name].filter(Boolean).join(', ')}`,
    page: {
      heading,
      opening: `Sent on ${localTime.format(createdAt)} through the website.`,
      facts: detailsOf(submission),
      link: inbox ? { label: 'Open it in the Inbox', url: inbox } : undefined,
      closing: [fileName && RESUME_IS_ELSEWHERE, answer].filter(Boolean).join(' '),
    },
  };
}

/** The firm's content that the mails of a submission use. */
export type MailContent = Pick<Content, 'firm' | 'mails'>;

export function visitorLetter(submission: Confirmed, { firm, mails }: MailContent): Letter {
  const { kind, email } = submission;
  const { subject, heading, opening, details, closing } = confirmationOf(submission, firm, mails[kind]);
  return {
    to: email,
    answersTo: mailboxOf(firm, kind).address,
    subject,
    page: { heading, opening, facts: details, closing },
  };
}

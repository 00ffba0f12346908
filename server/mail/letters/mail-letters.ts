import type { DataSource } from 'typeorm';
import { type Confirmed, confirmationOf, detailsOf, subjectOf } from '#shared/confirmation';
import type { Content } from '#shared/content/documents';
import type { Firm } from '#shared/content/documents/firm';
import { mailboxOf } from '#shared/content/addresses/site';
import type { MeetingState, SubmissionDetail } from '#shared/contract';
import { COMMON_PROPERTIES, type CommonProperty, FORMS, type FormTexts } from '#shared/forms/forms';
import { longTimeText } from '#shared/meetings/office-time';
import { tabUrl } from '../../config/tab-url.ts';
import { TEXT_COLUMNS } from '../../submissions/form/form-columns.ts';
import type { MailPage } from './mail-page.ts';

/** The part of a submission that its mails use. */
export interface StoredSubmission extends Pick<SubmissionDetail, 'kind' | 'reference' | CommonProperty>, FormTexts {
  id: string;
  createdAt: Date;
  fileName: string | null;
  meetingAt: Date | null;
  meetingMinutes: number;
  meetingState: MeetingState | null;
  meetingSequence: number;
}

const READ = `
  SELECT id, kind, reference, ${COMMON_PROPERTIES.join(', ')}, ${TEXT_COLUMNS},
    created_at AS "createdAt", file_name AS "fileName", meeting_at AS "meetingAt", meeting_minutes AS "meetingMinutes",
    meeting_state AS "meetingState", meeting_sequence AS "meetingSequence"
  FROM submissions LEFT JOIN resumes ON application_id = id WHERE id = $1`;

/** Undefined if the submission was erased meanwhile. */
export async function readSubmission(database: DataSource, id: string): Promise<StoredSubmission | undefined> {
  const [submission] = await database.query<(StoredSubmission | undefined)[]>(READ, [id]);
  return submission;
}

export interface Letter {
  to: string;
  answersTo: string;
  subject: string;
  page: MailPage;
}

const RESUME_IS_ELSEWHERE = 'The resume is in the dashboard’s Inbox, where views and downloads are logged.';

export function departmentLetter(submission: StoredSubmission, firm: Firm, publicUrl?: string): Letter {
  const { id, kind, reference, name, email, phone, fileName, createdAt } = submission;
  const { noun } = FORMS[kind];
  const heading = `New ${noun} ${reference}`;
  const inbox = tabUrl(publicUrl, `inbox&id=${id}`);
  const { address } = mailboxOf(firm, kind);
  const answer = email ? `Reply to this email to answer ${name}.` : `Call ${phone} to answer ${name}.`;
  return {
    to: address,
    answersTo: email || address,
    subject: `${heading}: ${[subjectOf(submission), name].filter(Boolean).join(', ')}`,
    page: {
      heading,
      opening: `Sent on ${longTimeText(createdAt)} through the website.`,
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

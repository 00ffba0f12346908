import type { Attachment, SendMailOptions } from 'nodemailer';
import { COMPANY } from '#shared/company';
import type { Env } from '../../config/env.ts';
import { CALENDAR_TYPE, meetingCalendar } from '../../meetings/meeting-calendar.ts';
import { meetingAt } from '../../meetings/meeting-time.ts';
import type { MailRecipient } from '../outbox/mail.entity.ts';
import { departmentLetter, visitorLetter } from './mail-letters.ts';
import { mailHtml, mailText } from './mail-page.ts';
import type { StoredSubmission } from './stored-submission.ts';

/**
 * nodemailer takes an object as a single address, whatever it contains. The name stays empty, because visitors could
 * write anything there.
 */
const only = (address: string) => ({ name: '', address });

/** None if the time of the meeting cannot be read from its text. */
function meetingFile(submission: StoredSubmission): Attachment[] {
  const at = meetingAt(submission.meetingDateTime ?? '');
  if (!at) return [];
  const content = Buffer.from(meetingCalendar({ ...submission, at }));
  return [{ filename: `meeting-${submission.reference}.ics`, contentType: CALENDAR_TYPE, content }];
}

/**
 * Makes one mail of a submission. Text of visitors is used in no header except the subject and, as an address, To and
 * Reply-To.
 */
export function mailMessage(
  submission: StoredSubmission,
  recipient: MailRecipient,
  { MAIL_FROM, PUBLIC_URL }: Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL'>,
): SendMailOptions {
  const { to, answersTo, subject, page } =
    recipient === 'department' ? departmentLetter(submission, PUBLIC_URL) : visitorLetter(submission);
  return {
    from: { name: COMPANY.name, address: MAIL_FROM },
    to: only(to),
    envelope: { from: MAIL_FROM, to: [to] },
    replyTo: only(answersTo),
    subject,
    text: mailText(page),
    html: mailHtml(page),
    // a resume is not attached: in a mailbox, downloads are not recorded and an erasure does not reach it
    attachments: meetingFile(submission),
    // prevents automatic replies (RFC 3834)
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

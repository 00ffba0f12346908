import type { Attachment, SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { Firm } from '#shared/content/documents/firm';
import { mailboxOf } from '#shared/content/addresses/site';
import type { Env } from '../../config/env.ts';
import { CALENDAR_TYPE, meetingCalendar } from '../../submissions/calendar/calendar.ts';
import type { MailRecipient } from '../outbox/mail.entity.ts';
import {
  departmentLetter,
  type Letter,
  type MailContent,
  type StoredSubmission,
  visitorLetter,
} from './mail-letters.ts';
import { mailHtml, mailText } from './mail-page.ts';

/**
 * nodemailer takes an object as a single address, whatever it contains. The name stays empty, because visitors could
 * write anything there.
 */
const only = (address: string) => ({ name: '', address });

/** Empty if the meeting's time is unknown, or if the office declined it. */
function meetingFile(submission: StoredSubmission, firm: Firm): Attachment[] {
  const { meetingAt, meetingState } = submission;
  if (!meetingAt || meetingState === 'declined') return [];
  const content = Buffer.from(meetingCalendar({ ...submission, meetingAt }, firm));
  return [{ filename: `meeting-${submission.reference}.ics`, contentType: CALENDAR_TYPE, content }];
}

export type MailSettings = Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL'>;

/** The address that mails come from. */
export const senderOf = (firm: Firm, { MAIL_FROM }: Pick<Env, 'MAIL_FROM'>): string =>
  MAIL_FROM ?? mailboxOf(firm, 'inquiry').address;

/** Sender, recipient and reply address of a mail. */
export function addressed(
  { to, answersTo }: Pick<Letter, 'to' | 'answersTo'>,
  firm: Firm,
  settings: MailSettings,
): SendMailOptions {
  const sender = senderOf(firm, settings);
  return {
    from: { name: firm.name, address: sender },
    to: only(to),
    envelope: { from: sender, to: [to] },
    replyTo: only(answersTo),
  };
}

/**
 * nodemailer takes text that looks like an encoded word (RFC 2047) for one, and a receiver would decode what a visitor
 * typed. Such a subject is encoded here.
 */
export function subjectHeaders(subject: string): Pick<SendMailOptions, 'subject' | 'headers'> {
  if (!subject.includes('=?')) return { subject };
  const encoded = { prepared: true, foldLines: true, value: encodeWord(subject, 'B', 52) };
  return { headers: { Subject: encoded } };
}

export function letterMessage(letter: Letter, firm: Firm, settings: MailSettings): SendMailOptions {
  const { page } = letter;
  const { subject, headers } = subjectHeaders(letter.subject);
  return {
    ...addressed(letter, firm, settings),
    subject,
    text: mailText(page, firm),
    html: mailHtml(page, firm),
    // tells automatic responders not to answer (RFC 3834)
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  };
}

/** Makes a mail of a submission. Visitors' text appears in no header except the subject and, as an address, To and Reply-To. */
export function mailMessage(
  submission: StoredSubmission,
  recipient: MailRecipient,
  content: MailContent,
  settings: MailSettings,
): SendMailOptions {
  const { firm } = content;
  const letter =
    recipient === 'department'
      ? departmentLetter(submission, firm, settings.PUBLIC_URL)
      : visitorLetter(submission, content);
  return {
    ...letterMessage(letter, firm, settings),
    // resumes are not attached: in a mailbox, downloads are not logged and erasure does not reach them
    attachments: meetingFile(submission, firm),
  };
}

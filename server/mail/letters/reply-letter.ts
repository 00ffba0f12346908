import type { SendMailOptions } from 'nodemailer';
import type { DataSource } from 'typeorm';
import type { Firm } from '#shared/content/documents/firm';
import { mailboxOf } from '#shared/content/addresses/site';
import type { SubmissionKind } from '#shared/contract';
import { addressed, type MailSettings, subjectHeaders } from './mail-message.ts';
import { writtenHtml, writtenText } from './mail-page.ts';

/** A stored reply, with the data of its submission that its mail needs. */
export interface StoredReply {
  kind: SubmissionKind;
  email: string;
  subject: string;
  body: string;
  calendar: string | null;
  calendarMethod: string | null;
  /** Message-IDs of the visitor's earlier mails, the form's confirmation first. */
  earlier: string[];
}

const READ = `
  SELECT kind, email, r.subject, r.body, r.calendar, r.calendar_method AS "calendarMethod", ARRAY(
    SELECT message_id FROM (
      SELECT message_id, state, sent_at FROM mails WHERE mails.submission_id = s.id AND recipient = 'visitor'
      UNION ALL
      SELECT message_id, state, sent_at FROM mails JOIN replies ON replies.id = reply_id WHERE replies.submission_id = s.id
    ) known WHERE known.state = 'sent' ORDER BY sent_at
  ) AS earlier
  FROM replies r JOIN submissions s ON s.id = r.submission_id WHERE r.id = $1`;

/** Undefined if the reply was taken back or erased meanwhile. */
export async function readReply(database: DataSource, id: string): Promise<StoredReply | undefined> {
  const [reply] = await database.query<(StoredReply | undefined)[]>(READ, [id]);
  return reply;
}

/** Written by a person, so without Auto-Submitted. Mail programs show it in the thread of the earlier mails. */
export function replyMessage(reply: StoredReply, firm: Firm, settings: MailSettings): SendMailOptions {
  const { kind, email, subject, body, calendar, calendarMethod, earlier } = reply;
  const answersTo = mailboxOf(firm, kind).address;
  return {
    ...addressed({ to: email, answersTo }, firm, settings),
    ...subjectHeaders(subject),
    text: writtenText(body, firm),
    html: writtenHtml(subject, body, firm),
    ...(earlier.length > 0 && { inReplyTo: earlier[0], references: earlier }),
    ...(calendar !== null && { icalEvent: { method: calendarMethod ?? undefined, content: calendar } }),
  };
}

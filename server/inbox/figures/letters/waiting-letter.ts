import type { SubmissionKind } from '#shared/contract';
import type { Firm } from '#shared/content/documents/firm';
import { longDate } from '#shared/content/long-date';
import { counted } from '#shared/desk-words';
import { FORMS } from '#shared/forms/forms';
import { INBOX_LIMITS } from '#shared/inbox-limits';
import { officeDay } from '#shared/office-day';
import type { Letter } from '#server/mail/letters/mail-letters';
import type { MailFact } from '#server/mail/letters/mail-page';
import { andOfKinds, type Kinds } from '#server/submissions/own-kinds';
import { IN_INBOX, UNANSWERED } from '#server/submissions/conditions';
import { officeLetter, tabUrl } from './letter-place.ts';

/** No more than a name to recognize it by: mailboxes should not store what visitors send. */
export interface WaitingSubmission {
  id: string;
  kind: SubmissionKind;
  reference: string;
  name: string;
  createdAt: Date;
  /** The number of all unanswered submissions. */
  all: number;
}

/** Selects the submissions of these kinds that have been unanswered longest, and the number of all. */
export function longestWaiting(kinds: Kinds): string {
  const where = `${IN_INBOX} AND ${UNANSWERED}${andOfKinds(kinds)}`;
  return `
    SELECT id, kind, reference, name, created_at AS "createdAt",
      (SELECT count(*)::int FROM submissions WHERE ${where}) AS "all"
    FROM submissions WHERE ${where} ORDER BY created_at, id LIMIT ${INBOX_LIMITS.waitingListed}`;
}

/** @param rows at least one */
export function waitingLetter(
  rows: WaitingSubmission[],
  mailbox: Firm['mailboxes'][number],
  publicUrl?: string,
): Letter {
  const [{ all }] = rows;
  const facts = rows.map(({ id, kind, reference, name, createdAt }): MailFact => {
    const words = `${name}, ${FORMS[kind].noun} of ${longDate(officeDay(createdAt))}`;
    return [reference, words, tabUrl(publicUrl, `inbox&id=${id}`)];
  });
  const inbox = tabUrl(publicUrl, 'inbox');
  const further = all > rows.length ? ` The ${rows.length} oldest are listed.` : '';
  return officeLetter(mailbox, {
    heading: `${counted(all, 'submission')} without an answer`,
    opening: `These have been unanswered for more than 2 days.${further}`,
    facts,
    link: inbox ? { label: 'Open the Inbox', url: inbox } : undefined,
    closing:
      'This email is sent on working days while something is unanswered. Turn it off in the dashboard under Reports.',
  });
}

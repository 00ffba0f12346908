import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailQueue } from '../../mail/outbox/mail-queue.ts';

export interface NewReply {
  id: string;
  submissionId: string;
  subject: string;
  body: string;
  /** The calendar invitation sent with the reply. */
  invitation?: { calendar: string; method: string };
  /** The submission's meeting columns, restored when the reply is taken back. */
  meetingBefore?: object;
}

interface Storing {
  /** Email address of the author. */
  author: string;
  /** Whether to mark the submissions as done. */
  handled?: boolean;
  /** Milliseconds during which the replies can be taken back. Without it, they are due at once and cannot be taken back. */
  delay?: number;
}

/** Replying to a new submission also marks it as read. */
const store = (mails: string) => `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($1) AS given (
      id uuid, "submissionId" uuid, subject text, body text, calendar text, method text, "meetingBefore" jsonb
    )
  ), reply AS (
    INSERT INTO replies (id, submission_id, subject, body, calendar, calendar_method, created_by, state_before, meeting_before)
    SELECT given.id, "submissionId", given.subject, given.body, calendar, method, $3, CASE WHEN $2 > 0 THEN state END, "meetingBefore"
    FROM given JOIN submissions ON submissions.id = "submissionId"
    RETURNING id, submission_id
  ), mail AS (${mails})
  UPDATE submissions SET answered_at = coalesce(answered_at, now()),
    state = CASE WHEN $4 THEN 'handled' WHEN state = 'new' THEN 'read' ELSE state END
  FROM reply WHERE submissions.id = submission_id`;

/** Stores replies with their mails. The caller nudges the outbox after the commit. */
@Injectable()
export class StoreReplies {
  constructor(private readonly queue: MailQueue) {}

  /** Must run in a transaction that has locked the submissions and checked that none is spam or deleted. */
  async store(manager: EntityManager, replies: NewReply[], storing: Storing): Promise<void> {
    const { author, handled = false, delay = 0 } = storing;
    const rows = replies.map(({ invitation, ...reply }) => ({ ...reply, ...invitation }));
    const statement = store(this.queue.enqueueReplies('reply', '$2::int'));
    await manager.query(statement, [JSON.stringify(rows), delay, author, handled]);
  }
}

const VERSION = { byte: 6, keep: 0x0f, set: 0x80 };
const VARIANT = { byte: 8, keep: 0x3f, set: 0x80 };
const BYTES = 16;
const GROUPS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/**
 * The id of the reply to a submission. Derived from the idempotency key, so that a repeated call yields the same id
 * (UUID version 8, RFC 9562); random without a key.
 */
export function replyId(submissionId: string, key?: string): string {
  if (key === undefined) return randomUUID();
  const bytes = createHash('sha256').update(`${submissionId} ${key}`).digest().subarray(0, BYTES);
  for (const { byte, keep, set } of [VERSION, VARIANT]) bytes[byte] = (bytes[byte] & keep) | set;
  return bytes.toString('hex').replace(GROUPS, '$1-$2-$3-$4-$5');
}

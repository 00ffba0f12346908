import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { RepliesInput, ReplyIds } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { REPLY_LIMITS } from '#shared/inbox/inbox-limits';
import { type Answered, fillReply } from '#shared/inbox/reply-template';
import { PublishedContent } from '../../content/published/published-content.ts';
import { Problem } from '../../http/errors/problem.ts';
import { SUBJECT, TEXT_COLUMNS } from '../../submissions/form/form-columns.ts';
import { type Kinds, mustBeOwn } from '../../submissions/own-kinds.ts';
import { Outbox } from '../../submissions/outbox.ts';
import { type NewReply, replyId, StoreReplies } from './store-replies.ts';

type AnsweredRow = Answered & { id: string; email: string; spam: boolean };

/** Locks rows in the order of their ids, so that two calls for the same submissions wait instead of deadlocking. */
const ANSWERED = `
  SELECT id, kind, reference, name, email, phone, ${SUBJECT} AS subject, ${TEXT_COLUMNS}, meeting_at AS "meetingAt", suspected_spam AS spam
  FROM submissions WHERE id = ANY($1) AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`;

/** Restored with a reply only if the meeting was not answered again since, which would have increased `meeting_sequence`. */
const MEETING_COLUMNS = 'meeting_state, meeting_at, meeting_minutes, meeting_answered_at, meeting_sequence';

/** A separate statement, so that the next one sees changes that a concurrent call committed before it released its locks. */
const LOCK = `
  SELECT kind FROM submissions WHERE id IN (SELECT submission_id FROM replies WHERE id = ANY($1))
  ORDER BY id FOR NO KEY UPDATE`;

/** Groups replies into rounds of at most one reply per submission, newest first. */
const ROUNDS = `
  SELECT array_agg(id) AS ids FROM (
    SELECT id, row_number() OVER (PARTITION BY submission_id ORDER BY created_at DESC, id DESC) AS round
    FROM replies WHERE id = ANY($1)
  ) AS numbered GROUP BY round ORDER BY round`;

/** The replies that no worker has taken, each with the next reply to its submission. */
const WAITING = `
  SELECT replies.id, (
    SELECT later.id FROM replies later WHERE later.submission_id = replies.submission_id
      AND (later.created_at, later.id) > (replies.created_at, replies.id)
    ORDER BY later.created_at, later.id LIMIT 1
  ) AS later
  FROM mails JOIN replies ON replies.id = reply_id
  WHERE replies.id = ANY($1) AND state_before IS NOT NULL AND mails.state = 'queued' AND attempts = 0
  FOR UPDATE OF mails SKIP LOCKED`;

/** Returns submissions to their state before the reply, unless there is a later one. */
const RESTORE = `
  UPDATE submissions SET state = CASE WHEN later IS NULL THEN state_before ELSE state END,
    answered_at = CASE WHEN state_before <> 'handled' AND NOT EXISTS (
      SELECT FROM replies other WHERE other.submission_id = submissions.id AND other.id <> gone.id
    ) THEN NULL ELSE answered_at END,
    (${MEETING_COLUMNS}) = (SELECT ${MEETING_COLUMNS} FROM jsonb_populate_record(submissions, CASE
      WHEN meeting_sequence = (meeting_before->>'meeting_sequence')::int + 1 THEN meeting_before ELSE '{}' END))
  FROM gone WHERE submissions.id = submission_id`;

/** Deletes the replies, with their mails. A later reply takes over the state before, for its own undo. */
const TAKE_BACK = `
  WITH waiting AS (${WAITING}
  ), gone AS (
    DELETE FROM replies USING waiting WHERE replies.id = waiting.id RETURNING replies.id, later, submission_id, state_before, meeting_before
  ), remembered AS (
    UPDATE replies SET state_before = gone.state_before FROM gone
    WHERE replies.id = later AND replies.state_before IS NOT NULL
  ), back AS (${RESTORE}
  )
  SELECT id FROM gone`;

/** The email address of the account, the kinds that it may answer, and the idempotency key. */
export interface ReplyCall {
  author: string;
  kinds: Kinds;
  key?: string;
}

@Injectable()
export class RepliesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly replies: StoreReplies,
    private readonly content: PublishedContent,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Replies to all submissions, or to none. A call repeated with its key stores nothing twice.
   * @throws Problem 400 for a message that is too long for one of them; 403; 404 if one was deleted; 409 for spam, without an address,
   * and for a key that was used with another text
   */
  async send({ ids, handled, ...text }: RepliesInput, { author, kinds, key }: ReplyCall): Promise<ReplyIds> {
    const stored = await this.database.transaction(async (manager) => {
      const rows = await manager.query<AnsweredRow[]>(ANSWERED, [ids]);
      mustBeOwn(kinds, rows);
      checkSendable(ids, rows);
      const byId = new Map(rows.map((row) => [row.id, row]));
      const replies = ids.map((id) => this.filled(byId.get(id)!, text, key));
      const left = await withoutStored(manager, replies);
      if (left.length > 0) await this.replies.store(manager, left, { author, handled, delay: REPLY_LIMITS.delay });
      return replies;
    });
    this.outbox.nudgeLater(REPLY_LIMITS.delay);
    return { ids: stored.map(({ id }) => id) };
  }

  /** Takes back the replies whose delivery was not attempted yet. @returns their ids @throws Problem 403 */
  async takeBack({ ids }: ReplyIds, kinds: Kinds): Promise<ReplyIds> {
    return this.database.transaction(async (manager) => {
      mustBeOwn(kinds, await manager.query<Pick<Answered, 'kind'>[]>(LOCK, [ids]));
      const gone: { id: string }[] = [];
      for (const round of await manager.query<ReplyIds[]>(ROUNDS, [ids]))
        gone.push(...(await manager.query<{ id: string }[]>(TAKE_BACK, [round.ids])));
      return { ids: gone.map(({ id }) => id) };
    });
  }

  private filled(row: AnsweredRow, text: Pick<RepliesInput, 'subject' | 'body'>, key?: string): NewReply {
    const filled = fillReply(text, row, this.content.firm);
    if (filled.body.length > REPLY_LIMITS.body) throw new Problem(400, ERRORS.replies.tooLong(row.reference));
    return { id: replyId(row.id, key), submissionId: row.id, ...filled };
  }
}

function checkSendable(ids: string[], rows: AnsweredRow[]): void {
  if (rows.length < ids.length) throw new Problem(404, ERRORS.replies.gone);
  const spam = rows.find((row) => row.spam);
  if (spam) throw new Problem(409, ERRORS.replies.spam(spam.reference));
  const unreachable = rows.find(({ email }) => email === '');
  if (unreachable) throw new Problem(409, ERRORS.replies.noAddress(unreachable.reference));
}

/** The replies that an earlier call with the same key has not stored. @throws Problem 409 if it stored another text */
async function withoutStored(manager: EntityManager, replies: NewReply[]): Promise<NewReply[]> {
  const sql = 'SELECT id, subject, body FROM replies WHERE id = ANY($1)';
  const stored = await manager.query<NewReply[]>(sql, [replies.map(({ id }) => id)]);
  const byId = new Map(stored.map((reply) => [reply.id, reply]));
  const isOther = ({ id, subject, body }: NewReply) => {
    const earlier = byId.get(id);
    return earlier !== undefined && (earlier.subject !== subject || earlier.body !== body);
  };
  if (replies.some(isOther)) throw new Problem(409, ERRORS.replies.keyTaken);
  return replies.filter(({ id }) => !byId.has(id));
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { siteHost } from '#shared/content/addresses/site-host';
import type { SubmissionKind } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import { type Kinds, mustBeOwn } from '../../submissions/own-kinds.ts';
import { type LetterKind, MAIL_RECIPIENTS, type MailRecipient, type MailStep } from './mail.entity.ts';
import { MAILS_WITH_SUBMISSIONS } from './queue-depth.ts';

/** Milliseconds for which a worker holds a mail; longer than sending and reporting may take. */
const LEASE = 180_000;

/** Older mails are not sent, because they would surprise their recipient. */
const TOO_OLD = '30 days';

/** A mail that belongs to no submission. */
export interface NewLetter {
  kind: LetterKind;
  /** Unique: a second mail with the same key is not queued. */
  key: string;
  /** Milliseconds after which it is not sent any more. */
  expiresIn?: number;
  accountId?: string;
  device?: string;
}

/** A mail that a worker holds until its lease ends. */
export interface TakenMail {
  id: string;
  /** The submission that it belongs to, possibly through a reply. Null if it has a key. */
  submissionId: string | null;
  replyId: string | null;
  key: string | null;
  recipient: MailRecipient;
  attempts: number;
  messageId: string;
  tooOld: boolean;
}

/** Result of an attempt. `delay` is in milliseconds until the next one. */
export interface Report {
  state: Exclude<MailStep, 'sending'>;
  error?: string;
  delay?: number;
}

/**
 * Creates the mails of the submissions in `source` that wait for some, never twice. A submission asks for mail by its
 * state alone, so code that sets it to `queued` need not know about mails.
 * @param host of the Message-ID: the name of this site
 */
const enqueueFrom = (source: string, host: string, condition = 'true') =>
  `INSERT INTO mails (submission_id, recipient, message_id, queued_at)
   SELECT id, recipient, '<' || gen_random_uuid() || '@${host}>', created_at
   FROM ${source}, unnest(ARRAY['${MAIL_RECIPIENTS.join("', '")}']) AS recipient
   WHERE mail_state = 'queued' AND (recipient <> 'visitor' OR email <> '') AND ${condition}
   ON CONFLICT DO NOTHING`;

const HAS_NO_MAIL = 'NOT EXISTS (SELECT FROM mails WHERE submission_id = submissions.id)';

/** Creates the mails of the replies in `source`, due after `delay` milliseconds. */
const enqueueReplies = (source: string, delay: string, host: string) =>
  `INSERT INTO mails (reply_id, recipient, message_id, next_attempt_at)
   SELECT id, 'reply', '<' || gen_random_uuid() || '@${host}>', now() + ${delay} * interval '1 ms' FROM ${source}`;

const ENQUEUE = `
  INSERT INTO mails (recipient, key, expires_at, account_id, device)
  SELECT kind, key, now() + "expiresIn" * interval '1 ms', "accountId", device
  FROM jsonb_to_recordset($1) AS letter (kind text, key text, "expiresIn" float8, "accountId" uuid, device text)
  ON CONFLICT DO NOTHING RETURNING id`;

/** No key is due again after the 60 days that sent mails are kept for. */
const FORGET = `
  DELETE FROM mails WHERE key IS NOT NULL
    AND (queued_at < now() - interval '60 days' OR state <> 'sent' AND expires_at < now())`;

/** Skips mails that another worker is taking. A mail whose lease has ended is due again. */
const TAKE = `
  WITH due AS (
    SELECT mails.id, submissions.id AS owner FROM ${MAILS_WITH_SUBMISSIONS}
    WHERE mails.state IN ('queued', 'sending') AND next_attempt_at <= now() AND suspected_spam IS NOT TRUE AND deleted_at IS NULL
    ORDER BY next_attempt_at LIMIT 1
    FOR UPDATE OF mails SKIP LOCKED
  ), taken AS (
    UPDATE mails SET state = 'sending', attempts = attempts + 1, next_attempt_at = now() + $1 * interval '1 ms'
    FROM due WHERE mails.id = due.id RETURNING mails.*, owner
  )
  SELECT id, owner AS "submissionId", reply_id AS "replyId", key, recipient, attempts,
    coalesce(message_id, '<' || key || '@' || $2 || '>') AS "messageId",
    coalesce(expires_at, queued_at + interval '${TOO_OLD}') < now() AS "tooOld" FROM taken`;

/** The mails of the submissions that `ids` selects, and of their replies. */
const ofSubmissions = (ids: string) => `id IN (
    SELECT id FROM mails WHERE submission_id IN (${ids})
    UNION ALL SELECT mails.id FROM mails JOIN replies ON replies.id = reply_id WHERE replies.submission_id IN (${ids})
  )`;

/**
 * Takes effect only if the number of attempts shows that the lease is still held. Updating the submission tells the
 * Inbox about the department's mail and about replies. The submission is locked first, in the order in which erasing
 * locks, to prevent deadlocks.
 */
const REPORT = `
  WITH submission AS (
    SELECT id FROM submissions WHERE id = $2 FOR NO KEY UPDATE
  ), mail AS (
    UPDATE mails SET state = $4::text, last_error = $5, next_attempt_at = now() + $6 * interval '1 ms',
      sent_at = CASE $4::text WHEN 'sent' THEN now() END
    WHERE id = $1 AND state = 'sending' AND attempts = $3 AND (key IS NOT NULL OR ${ofSubmissions('SELECT id FROM submission')})
    RETURNING *
  )
  UPDATE submissions SET mail_state = CASE recipient WHEN 'department' THEN mail.state ELSE mail_state END FROM mail
  WHERE submissions.id = $2 AND recipient IN ('department', 'reply') AND mail.state IN ('sent', 'failed')`;

/** Skips replies that were not tried yet: they can still be taken back, and are due soon. */
const RESEND = `
  WITH submission AS (
    SELECT id, kind, suspected_spam FROM submissions WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE
  ), mail AS (
    UPDATE mails SET state = 'queued', attempts = 0, next_attempt_at = now(), queued_at = now()
    WHERE ${ofSubmissions('SELECT id FROM submission WHERE NOT suspected_spam')} AND state IN ('queued', 'failed')
      AND NOT (recipient = 'reply' AND state = 'queued' AND attempts = 0)
    RETURNING *
  ), shown AS (
    UPDATE submissions
    SET mail_state = CASE WHEN EXISTS (SELECT FROM mail WHERE recipient = 'department') THEN 'queued' ELSE mail_state END
    WHERE id IN (SELECT id FROM submission) AND EXISTS (SELECT FROM mail)
  )
  SELECT id, kind FROM submission`;

/** The outbox. All times are the database's, so that the clocks of replicas need not agree. */
@Injectable()
export class MailQueue {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly content: PublishedContent,
  ) {}

  /** The statement that creates the mails of the submissions in `source`. */
  enqueueFrom(source: string, condition?: string): string {
    return enqueueFrom(source, this.host, condition);
  }

  /** The statement that creates the mails of new replies; `delay` is its placeholder for milliseconds. */
  enqueueReplies(source: string, delay: string): string {
    return enqueueReplies(source, delay, this.host);
  }

  private get host(): string {
    return siteHost(this.content.firm.site);
  }

  /** Creates missing mails of all submissions that wait for mail. */
  async enqueueForgotten(): Promise<void> {
    await this.database.query(this.enqueueFrom('submissions', HAS_NO_MAIL));
  }

  /** @returns the number of new mails */
  async enqueue(letters: NewLetter[], manager: EntityManager = this.database.manager): Promise<number> {
    return (await manager.query<unknown[]>(ENQUEUE, [JSON.stringify(letters)])).length;
  }

  /** Deletes mails of no submission that were sent long ago or have expired. */
  async forget(): Promise<void> {
    await this.database.query(FORGET);
  }

  /** Takes the mail that has been due longest, if any. */
  async take(): Promise<TakenMail | undefined> {
    const [mail] = await this.database.query<(TakenMail | undefined)[]>(TAKE, [LEASE, this.host]);
    return mail;
  }

  /** Deletes a mail that has become pointless, so that its key can be queued again. */
  async drop({ id, attempts }: TakenMail): Promise<void> {
    await this.database.query('DELETE FROM mails WHERE id = $1 AND attempts = $2', [id, attempts]);
  }

  async report({ id, submissionId, attempts }: TakenMail, { state, error, delay = 0 }: Report): Promise<void> {
    await this.database.query(REPORT, [id, submissionId, attempts, state, error ?? null, delay]);
  }

  /** Makes all unsent mails of a submission due now, with their attempts reset. @throws Problem 403, 404 */
  async resend(submissionId: string, kinds: Kinds): Promise<void> {
    await this.database.transaction(async (manager) => {
      const found = await manager.query<{ kind: SubmissionKind }[]>(RESEND, [submissionId]);
      if (found.length === 0) throw new Problem(404, ERRORS.notFound);
      mustBeOwn(kinds, found);
    });
  }
}

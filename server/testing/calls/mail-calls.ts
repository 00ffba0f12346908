import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import type { SubmissionReceipt } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { MailWorker } from '../../mail/outbox/mail-worker.ts';
import type { SpecSmtp } from './smtp.ts';
import { until } from '../app/until.ts';
import type { SpecApp } from '../app/use-app.ts';

export interface MailRow {
  recipient: 'department' | 'visitor';
  state: string;
  attempts: number;
  last_error: string | null;
  message_id: string;
  sent_at: Date | null;
  /** Seconds from now until the next attempt. */
  wait: number;
}

const ROWS = `SELECT mails.*, extract(epoch FROM next_attempt_at - now())::float AS wait
  FROM mails JOIN submissions ON submissions.id = submission_id WHERE reference = $1 ORDER BY recipient`;

export const isOffice = (address: string) => SAMPLE_FIRM.mailboxes.some((mailbox) => mailbox.address === address);

/** Reads and sends the mails that belong to no submission. */
export function letterCalls(app: SpecApp) {
  const states = () =>
    app.database.query<{ key: string; state: string; attempts: number }>(
      'SELECT key, state, attempts FROM mails WHERE key IS NOT NULL',
    );
  return {
    states,
    /** Makes queued mails due, and waits until all are sent, given up or dropped. */
    settle: async () => {
      await app.database.query(`UPDATE mails SET next_attempt_at = now() WHERE state = 'queued'`);
      app.nest.get(MailWorker).nudge();
      await until(async () => (await states()).every(({ state }) => state === 'sent' || state === 'failed'));
    },
    /** Waits until each has failed at least once. It is due again some seconds later. */
    failOnce: async () => {
      app.nest.get(MailWorker).nudge();
      await until(async () => (await states()).every(({ state, attempts }) => state === 'queued' && attempts > 0));
    },
  };
}

/** Reads the state of a submission's mails from the outbox and the mail server. */
export function mailCalls(app: SpecApp, smtp: SpecSmtp) {
  const rows = ({ reference }: SubmissionReceipt) => app.database.query<MailRow>(ROWS, [reference]);
  const received = ({ reference }: SubmissionReceipt) =>
    smtp.received.filter(({ mail }) => mail.subject?.includes(reference));
  const to = (office: boolean) => (receipt: SubmissionReceipt) =>
    until(() => received(receipt).find(({ recipients }) => recipients.some(isOffice) === office));
  return {
    rows,
    received,
    toDepartment: to(true),
    toVisitor: to(false),
    /** Waits until both mails of a submission have these states. */
    become: (receipt: SubmissionReceipt, department: string, visitor = department) =>
      until(async () => {
        const states = (await rows(receipt)).map(({ state }) => state);
        return String(states) === String([department, visitor]);
      }),
    /** The mail state that the inbox shows. */
    shown: async ({ reference }: SubmissionReceipt) => {
      const sql = 'SELECT mail_state FROM submissions WHERE reference = $1';
      return (await app.database.query<{ mail_state: string }>(sql, [reference]))[0].mail_state;
    },
    /** Waits until both mails of a submission have failed at least this often. */
    tried: (receipt: SubmissionReceipt, times: number) =>
      until(async () => (await rows(receipt)).every((row) => row.state === 'queued' && row.attempts >= times)),
    /** The path of the submission in the API of the inbox. */
    pathOf: async ({ reference }: SubmissionReceipt, rest = '') => {
      const sql = 'SELECT id FROM submissions WHERE reference = $1';
      const [{ id }] = await app.database.query<{ id: string }>(sql, [reference]);
      return `${ENDPOINTS.submissions}/${id}${rest}`;
    },
    /** Changes columns of a submission's mails, such as their age. */
    setMails: ({ reference }: SubmissionReceipt, columns: string) => {
      const sql = `UPDATE mails SET ${columns} FROM submissions WHERE submissions.id = submission_id AND reference = $1`;
      return app.database.query(sql, [reference]);
    },
    /** Makes all queued mails due and wakes the worker. */
    passTime: async () => {
      await app.database.query(`UPDATE mails SET next_attempt_at = now() WHERE state = 'queued'`);
      app.nest.get(MailWorker).nudge();
    },
  };
}

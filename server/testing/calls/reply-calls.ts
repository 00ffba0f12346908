import type { RepliesInput, ReplyFacts, ReplyIds, SubmissionDetail, SubmissionReceipt } from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ENDPOINTS, FORM_HEADERS } from '#shared/endpoints';
import { MailWorker } from '../../mail/outbox/mail-worker.ts';
import { until } from '../app/until.ts';
import type { SpecApp } from '../app/use-app.ts';

export const TEXT = { subject: 'About {reference}', body: 'Dear {name},\n\nwe will call you.' };

/** Calls for replies to submissions that came through a form. */
export function replyCalls(app: SpecApp) {
  const idOf = async ({ reference }: SubmissionReceipt): Promise<string> => {
    const sql = 'SELECT id FROM submissions WHERE reference = $1';
    return (await app.database.query<{ id: string }>(sql, [reference]))[0].id;
  };
  const ask = (input: Partial<RepliesInput>, key?: string) => {
    const call = app.asAdmin.post(DESK_ENDPOINTS.replies);
    return (key ? call.set(FORM_HEADERS.idempotencyKey, key) : call).send({ ...TEXT, ...input });
  };
  const detail = async (id: string) =>
    (await app.asAdmin.get(`${ENDPOINTS.submissions}/${id}`).expect(200)).body as SubmissionDetail;
  return {
    idOf,
    ask,
    detail,
    answer: async (ids: string[], input: Partial<RepliesInput> = {}) =>
      ((await ask({ ids, ...input }).expect(201)).body as ReplyIds).ids,
    takeBack: async (ids: string[]) =>
      ((await app.asAdmin.post(`${DESK_ENDPOINTS.replies}/take-back`).send({ ids }).expect(200)).body as ReplyIds).ids,
    /** The reply to a submission, once one has this state. */
    replyIn: (id: string, state: ReplyFacts['state']) =>
      until(async () => (await detail(id)).replies.find((reply) => reply.state === state)),
    /** Ends the time in which replies can be taken back. */
    waitOver: async () => {
      await app.database.query(`UPDATE mails SET next_attempt_at = now() WHERE reply_id IS NOT NULL`);
      app.nest.get(MailWorker).nudge();
    },
  };
}

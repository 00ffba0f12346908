import type { RepliesInput, ReplyIds, ReplyTemplate } from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { FORM_HEADERS } from '#shared/endpoints';
import { request } from '../http.ts';
import { inSequence } from '../in-sequence.ts';

const asAdmin = true;

export const repliesApi = {
  /** A repeated call with the same key and text stores nothing twice. */
  send: (input: RepliesInput, key: string) =>
    inSequence(() =>
      request<ReplyIds>('POST', DESK_ENDPOINTS.replies, {
        body: input,
        headers: { [FORM_HEADERS.idempotencyKey]: key },
        asAdmin,
      }),
    ),
  /** Deletes replies that are not sent yet, and returns their ids. */
  takeBack: (ids: string[]) =>
    inSequence(() => request<ReplyIds>('POST', `${DESK_ENDPOINTS.replies}/take-back`, { body: { ids }, asAdmin })),
  templates: () => request<ReplyTemplate[]>('GET', DESK_ENDPOINTS.replyTemplates, { asAdmin }),
};

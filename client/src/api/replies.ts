import type { RepliesInput, ReplyIds, ReplyTemplate } from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/desk-endpoints';
import { FORM_HEADERS } from '#shared/endpoints';
import { request } from './http.ts';
import { inSequence } from './in-sequence.ts';

const asAdmin = true;

export const repliesApi = {
  /** Sent again with the same key and text, it stores nothing twice. */
  send: (input: RepliesInput, key: string) =>
    inSequence(() =>
      request<ReplyIds>('POST', DESK_ENDPOINTS.replies, {
        body: input,
        headers: { [FORM_HEADERS.idempotencyKey]: key },
        asAdmin,
      }),
    ),
  /** Answers which were not sent yet, and are gone. */
  takeBack: (ids: string[]) =>
    inSequence(() => request<ReplyIds>('POST', `${DESK_ENDPOINTS.replies}/take-back`, { body: { ids }, asAdmin })),
  templates: () => request<ReplyTemplate[]>('GET', DESK_ENDPOINTS.replyTemplates, { asAdmin }),
};

import type { ReplyText } from '#shared/contract';
import { replySubject } from '#shared/inbox/reply-template';
import type { SubmissionDetail } from '#shared/contract';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { newKey } from '#client/stores/drafts.ts';

/** Draft key of a reply. */
export const replyKey = (id: string): string => `reply/${id}`;

/** The initial draft of a reply. */
export const emptyReply = ({ kind, reference }: Pick<SubmissionDetail, 'kind' | 'reference'>): ReplyText => ({
  subject: replySubject(kind, reference),
  body: '',
});

/** Keeps a typed reply under a new idempotency key, so a retry without a server response does not send the mail twice. */
export function keepReply(id: string, { subject, body }: ReplyText, saved: ReplyText): void {
  const key = newKey();
  useAdminDrafts.getState().keep(replyKey(id), { subject, body, key }, { ...saved, key });
}

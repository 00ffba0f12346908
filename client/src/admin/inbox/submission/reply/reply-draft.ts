import type { ReplyText } from '#shared/contract';
import { replySubject } from '#shared/reply-template';
import type { SubmissionDetail } from '#shared/contract';
import { useAdminDrafts } from '#client/stores/admin-drafts.ts';
import { newKey } from '#client/stores/drafts.ts';

/** The key of a reply among the drafts. */
export const replyKey = (id: string): string => `reply/${id}`;

/** A reply that nobody has begun. */
export const emptyReply = ({ kind, reference }: Pick<SubmissionDetail, 'kind' | 'reference'>): ReplyText => ({
  subject: replySubject(kind, reference),
  body: '',
});

/**
 * Keeps a typed reply. Its key belongs to this text: when no answer of the server comes, the same text is sent again with
 * the same key, and so not twice.
 */
export function keepReply(id: string, { subject, body }: ReplyText, saved: ReplyText): void {
  const key = newKey();
  useAdminDrafts.getState().keep(replyKey(id), { subject, body, key }, { ...saved, key });
}

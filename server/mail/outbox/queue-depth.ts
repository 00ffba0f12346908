export interface QueueDepth {
  waiting: number;
  failed: number;
  /** Seconds. */
  oldest: number;
}

/** Every mail with its submission, which a reply's mail has through the reply. Mails with a key have none. */
export const MAILS_WITH_SUBMISSIONS = `mails LEFT JOIN replies ON replies.id = reply_id
  LEFT JOIN submissions ON submissions.id = coalesce(mails.submission_id, replies.submission_id)`;

/** Counts mails to be sent, and submissions and replies that the Inbox shows as not sent. Each count uses its own index. */
export const QUEUE_DEPTH = `
  SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(queued_at)), 0)::float AS oldest,
    (SELECT count(*)::int FROM submissions WHERE mail_state = 'failed' AND deleted_at IS NULL) + (
      SELECT count(*)::int FROM mails JOIN replies ON replies.id = reply_id JOIN submissions ON submissions.id = replies.submission_id
      WHERE mails.state = 'failed' AND reply_id IS NOT NULL AND deleted_at IS NULL
    ) AS failed
  FROM ${MAILS_WITH_SUBMISSIONS}
  WHERE mails.state IN ('queued', 'sending') AND suspected_spam IS NOT TRUE AND deleted_at IS NULL`;

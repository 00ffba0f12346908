export interface QueueDepth {
  waiting: number;
  failed: number;
  /** Seconds. */
  oldest: number;
}

/** Counts what a worker would take, now or later, and what the Inbox shows as not sent; both by an index of their own. */
export const QUEUE_DEPTH = `
  SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(queued_at)), 0)::float AS oldest,
    (SELECT count(*)::int FROM submissions WHERE mail_state = 'failed' AND deleted_at IS NULL) AS failed
  FROM mails JOIN submissions ON submissions.id = submission_id
  WHERE mails.state IN ('queued', 'sending') AND NOT suspected_spam AND deleted_at IS NULL`;

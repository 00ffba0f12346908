import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';

// SQL conditions on `submissions`.

export const NOT_DELETED = 'deleted_at IS NULL';

/** Neither deleted nor suspected spam. */
export const IN_INBOX = `suspected_spam = false AND ${NOT_DELETED}`;

export const NOT_SNOOZED = `(snoozed_until IS NULL OR snoozed_until <= now())`;

/** Neither answered nor handled in time. Combine with IN_INBOX to exclude deleted submissions and spam. */
export const UNANSWERED = `answered_at IS NULL AND state <> 'handled' AND ${NOT_SNOOZED} AND created_at < now() - interval '${INBOX_LIMITS.waitingHours} hours'`;

/** Counts submissions up to a limit, so that the time does not grow with the table. */
export const countUpToLimit = (name: string, condition: string) => `(SELECT count(*)::int FROM (
    SELECT 1 FROM submissions WHERE ${condition} LIMIT ${INBOX_LIMITS.counted.view}
  ) counted) AS ${name}`;

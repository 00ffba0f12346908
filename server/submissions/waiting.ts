import { INBOX_LIMITS } from '#shared/inbox-limits';

/** What does not wait for a later day. */
export const AWAKE = `(snoozed_until IS NULL OR snoozed_until <= now())`;

/** What nobody has answered nor handled in time. Deleted submissions and spam are left out by who asks. */
export const WAITING = `answered_at IS NULL AND state <> 'handled' AND ${AWAKE} AND created_at < now() - interval '${INBOX_LIMITS.waitingHours} hours'`;

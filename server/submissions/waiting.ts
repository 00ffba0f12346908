import { INBOX_LIMITS } from '#shared/inbox-limits';

/** What nobody has answered nor handled in time. Deleted submissions and spam are left out by who asks. */
export const WAITING = `answered_at IS NULL AND state <> 'handled' AND created_at < now() - interval '${INBOX_LIMITS.waitingHours} hours'`;

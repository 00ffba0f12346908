import { LIMITS } from '#shared/limits';

/** What nobody has answered nor handled in time. Deleted submissions and spam are left out by who asks. */
export const WAITING = `answered_at IS NULL AND state <> 'handled' AND created_at < now() - interval '${LIMITS.waitingHours} hours'`;

import { INBOX_LIMITS } from '#shared/inbox-limits';

/** Selects the number of submissions, and stops counting at a limit, so that the time does not grow with the rows. */
export const counted = (name: string, condition: string) => `(SELECT count(*)::int FROM (
    SELECT 1 FROM submissions WHERE ${condition} LIMIT ${INBOX_LIMITS.counted.view}
  ) counted) AS ${name}`;

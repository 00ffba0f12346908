/** Submissions that are not deleted. */
export const NOT_DELETED = 'deleted_at IS NULL';

/** Submissions that are neither deleted nor suspected spam. */
export const KEPT = `suspected_spam = false AND ${NOT_DELETED}`;

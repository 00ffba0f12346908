import type { SubmissionSummary } from '#shared/contract';

interface Neighbours {
  /** The row above, which is newer. */
  previous?: SubmissionSummary;
  next?: SubmissionSummary;
}

export function neighboursOf(items: readonly SubmissionSummary[], id: string): Neighbours {
  const index = items.findIndex((row) => row._id === id);
  if (index < 0) return {};
  return { previous: index > 0 ? items[index - 1] : undefined, next: items[index + 1] };
}

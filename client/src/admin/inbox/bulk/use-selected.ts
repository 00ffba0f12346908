import type { SubmissionSummary } from '#shared/contract';
import { useInbox } from '#client/stores/inbox.ts';
import { useSelection } from '#client/stores/selection.ts';

/** The rows that are selected and on the list, in its order. */
export function useSelected(): SubmissionSummary[] {
  const items = useInbox((inbox) => inbox.items);
  const ids = useSelection((selection) => selection.ids);
  return items.filter((row) => ids.has(row._id));
}

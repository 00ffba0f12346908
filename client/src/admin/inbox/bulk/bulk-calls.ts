import type { ListedChange, SubmissionSummary } from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { dropRows, putRows, refreshLists } from '../../queries/inbox.ts';
import { refreshChanged } from '../../queries/submission.ts';

/** Works in batches of the size that one call accepts. After a failure, `done` still receives the results of the earlier batches. */
async function inParts<Given, Done>(
  given: readonly Given[],
  work: (part: Given[]) => Promise<Done[]>,
  done: (all: Done[]) => void,
): Promise<void> {
  const all: Done[] = [];
  try {
    for (let from = 0; from < given.length; from += INBOX_LIMITS.bulk)
      all.push(...(await work(given.slice(from, from + INBOX_LIMITS.bulk))));
  } finally {
    if (all.length > 0) done(all);
  }
}

const idsOf = (rows: readonly SubmissionSummary[]) => rows.map(({ _id }) => _id);

/** @param done receives the ids of the changed submissions */
export const changeMany = (changes: readonly ListedChange[], done: (ids: string[]) => void) =>
  inParts(
    changes,
    async (part) => (await inboxApi.changeMany(part)).items,
    (rows) => {
      putRows(...rows);
      refreshChanged(idsOf(rows));
      done(idsOf(rows));
    },
  );

/** @param done receives the ids of the deleted submissions */
export const removeMany = (ids: readonly string[], done: (ids: string[]) => void) =>
  inParts(
    ids,
    async (part) => (await inboxApi.removeMany(part)).ids,
    (removed) => {
      dropRows(removed);
      refreshChanged(removed);
      done(removed);
    },
  );

export async function restoreMany(ids: readonly string[]): Promise<void> {
  await inParts(
    ids,
    async (part) => (await inboxApi.restoreMany(part)).items,
    (rows) => {
      useAdminDrafts.getState().bringBack(idsOf(rows));
      refreshChanged(idsOf(rows));
    },
  );
  await refreshLists();
}

import type { ListedChange, SubmissionMarks, SubmissionSummary } from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { useSelection } from '#client/stores/inbox/selection.ts';
import { useToasts } from '#client/stores/toast.ts';
import { useFocus } from '../../hooks/use-focus.ts';
import { useUndo } from '../../hooks/use-undo.ts';
import { dropRows, putRows, refreshLists, useSubmissions } from '../../queries/inbox.ts';
import { refreshChanged } from '../../queries/submission.ts';
import { LIST_HEADING, rowLinkId } from '../hooks/use-inbox-focus.ts';

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
const changeMany = (changes: readonly ListedChange[], done: (ids: string[]) => void) =>
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
const removeMany = (ids: readonly string[], done: (ids: string[]) => void) =>
  inParts(
    ids,
    async (part) => (await inboxApi.removeMany(part)).ids,
    (removed) => {
      dropRows(removed);
      refreshChanged(removed);
      done(removed);
    },
  );

async function restoreMany(ids: readonly string[]): Promise<void> {
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

type Mark = keyof SubmissionMarks;

const countText = (ids: readonly string[]) => `${ids.length} ${ids.length === 1 ? 'submission' : 'submissions'}`;

const differs = (row: SubmissionSummary, marks: SubmissionMarks) =>
  Object.entries(marks).some(([mark, value]) => row[mark as Mark] !== value);

/** The row's current values of `marks`, for Undo. */
const earlier = (row: SubmissionSummary, marks: SubmissionMarks): ListedChange => ({
  _id: row._id,
  ...Object.fromEntries(Object.keys(marks).map((mark) => [mark, row[mark as Mark]])),
});

/** The id of the element to focus once the rows have left the list: the next remaining row, else the last, else the heading. */
function nextFocusOf(items: readonly SubmissionSummary[], leaving: readonly SubmissionSummary[]): string {
  const stays = (row: SubmissionSummary) => !leaving.some(({ _id }) => _id === row._id);
  const next = items.slice(items.indexOf(leaving[0])).find(stays) ?? items.findLast(stays);
  return next ? rowLinkId(next._id) : LIST_HEADING;
}

export type Bulk = ReturnType<typeof useBulk>;

/** Bulk changes. A single Undo restores each row's own earlier marks. */
export function useBulk() {
  const { items } = useSubmissions();
  const clear = useSelection((selection) => selection.clear);
  const showToast = useToasts((toasts) => toasts.show);
  const offerUndo = useUndo();
  const focus = useFocus();
  const leave = (elementId: string) => {
    clear();
    focus(elementId);
  };
  return {
    /** @param words the outcome, such as `marked as read` */
    mark: async (rows: readonly SubmissionSummary[], marks: SubmissionMarks, words: string) => {
      const changing = rows.filter((row) => differs(row, marks));
      if (changing.length === 0) showToast(`Already ${words}.`);
      const changes = changing.map(({ _id }) => ({ _id, ...marks }));
      await changeMany(changes, (ids) => {
        const before = changing.filter(({ _id }) => ids.includes(_id)).map((row) => earlier(row, marks));
        const restore = () => changeMany(before, () => undefined);
        const text = `${countText(ids)} ${words}.`;
        offerUndo({ what: 'change', text, restore, elementId: rowLinkId(ids[0]) });
      });
      leave(rowLinkId(rows[0]._id));
    },
    remove: async (rows: readonly SubmissionSummary[]) => {
      const next = nextFocusOf(items, rows);
      await removeMany(
        rows.map(({ _id }) => _id),
        (ids) => {
          const restore = () => restoreMany(ids);
          const text = `${countText(ids)} deleted.`;
          offerUndo({ what: 'submission', text, restore, elementId: rowLinkId(ids[0]) });
        },
      );
      leave(next);
    },
  };
}

import type { ListedChange, SubmissionMarks, SubmissionSummary } from '#shared/contract';
import { useSelection } from '#client/stores/inbox/selection.ts';
import { useToasts } from '#client/stores/toast.ts';
import { useFocus } from '../../hooks/use-focus.ts';
import { useUndo } from '../../hooks/use-undo.ts';
import { useSubmissions } from '../../queries/inbox.ts';
import { LIST_HEADING, rowLinkId } from '../hooks/use-inbox-focus.ts';
import { changeMany, removeMany, restoreMany } from './bulk-calls.ts';

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
function heirOf(items: readonly SubmissionSummary[], leaving: readonly SubmissionSummary[]): string {
  const stays = (row: SubmissionSummary) => !leaving.some(({ _id }) => _id === row._id);
  const heir = items.slice(items.indexOf(leaving[0])).find(stays) ?? items.findLast(stays);
  return heir ? rowLinkId(heir._id) : LIST_HEADING;
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
      const heir = heirOf(items, rows);
      await removeMany(
        rows.map(({ _id }) => _id),
        (ids) => {
          const restore = () => restoreMany(ids);
          const text = `${countText(ids)} deleted.`;
          offerUndo({ what: 'submission', text, restore, elementId: rowLinkId(ids[0]) });
        },
      );
      leave(heir);
    },
  };
}

import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import type { Rows } from '#client/stores/rows.ts';
import { useToasts } from '#client/stores/toast.ts';
import { draftKeyOf, type RowKind } from './row-kind.ts';
import { useFocus } from '../hooks/use-focus.ts';
import { useUndo } from '../hooks/use-undo.ts';

export type RowActions<Row, Input> = ReturnType<typeof useRowActions<Row & { _id: string }, Input>>;

export const rowId = (id: string) => `row-${id}`;
export const editId = (id: string) => `edit-${id}`;

/** The actions on a row; they set the focus afterwards. */
export function useRowActions<Row extends { _id: string }, Input>(
  rows: Rows<Row, Input>,
  kind: RowKind<Row, Input>,
  headingId: string,
) {
  const { edit, drop } = useAdminDrafts();
  const editing = useAdminDrafts((drafts) => drafts.editing[kind.list]);
  const showToast = useToasts((toasts) => toasts.show);
  const focus = useFocus();
  const offerUndo = useUndo();

  const leaveEdit = (id: string) => {
    drop(draftKeyOf(kind.list, id));
    edit(kind.list);
    focus(editId(id));
  };
  return {
    editing,
    edit: (id: string) => edit(kind.list, id),
    cancel: leaveEdit,
    save: async (id: string, input: Input, seen?: string) => {
      await rows.update(id, input, seen);
      showToast('Saved.');
    },
    remove: async (row: Row) => {
      const index = rows.items.indexOf(row);
      const neighbour = rows.items.at(index + 1) ?? rows.items.at(index - 1);
      await rows.remove(row._id);
      drop(draftKeyOf(kind.list, row._id));
      focus(neighbour && neighbour !== row ? rowId(neighbour._id) : headingId);
      offerUndo({
        what: 'row',
        text: `${kind.nameOf(row)} deleted.`,
        restore: () => rows.restore(row._id),
        elementId: rowId(row._id),
      });
    },
  };
}

import type { Job, JobInput } from '#shared/contract';
import { dayAfter, officeDay } from '#shared/office-day';
import { JOB_RULES } from '#shared/row-rules';
import { rowTag } from '#shared/row-tag';
import type { Rows } from '#client/stores/rows.ts';
import type { RowTool } from '../rows/row-kind.ts';
import { rowId } from '../rows/use-row-actions.ts';
import { useFocus } from '../use-focus.ts';
import { useUndo } from '../use-undo.ts';

type JobRows = Rows<Job, JobInput>;

/** Takes a job from visitors, and gives it back without a closing day. */
export function useClosing(open: JobRows, closed: JobRows): Record<'close' | 'reopen', RowTool<Job>> {
  const offerUndo = useUndo();
  const focus = useFocus();
  const move = async (rows: JobRows, { _id, closesOn, ...job }: Job, day: string | undefined, text: string) => {
    await rows.update(_id, { ...job, closesOn: day }, rowTag({ ...job, closesOn }, JOB_RULES));
    focus(rowId(_id));
    // of both lists, the closed one loads the other after every change
    const restore = () => closed.update(_id, { ...job, closesOn });
    offerUndo({ what: 'row', text, restore, elementId: rowId(_id) });
  };
  const close = (job: Job) => {
    const yesterday = dayAfter(officeDay(), -1);
    return move(open, job, yesterday, `${job.title} closed. Visitors no longer see it.`);
  };
  const reopen = (job: Job) => move(closed, job, undefined, `${job.title} is open again.`);
  return { close: { label: 'Close', run: close }, reopen: { label: 'Reopen', run: reopen } };
}

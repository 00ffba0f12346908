import type { Job, JobInput } from '#shared/contract';
import type { Rows } from '#client/stores/rows.ts';
import type { RowTool } from '../rows/row-kind.ts';
import { rowId } from '../rows/use-row-actions.ts';
import { useUndo } from '../use-undo.ts';

/** Lets visitors see a job again, without a closing day. */
export function useReopening(closed: Rows<Job, JobInput>): RowTool<Job> {
  const offerUndo = useUndo();
  const run = async ({ _id, closesOn, ...job }: Job) => {
    await closed.update(_id, job);
    offerUndo({
      what: 'row',
      text: `${job.title} is open again.`,
      restore: () => closed.update(_id, { ...job, closesOn }),
      elementId: rowId(_id),
    });
  };
  return { label: 'Open again', run };
}

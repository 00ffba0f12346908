import { useEffect } from 'react';
import type { Job, JobInput } from '#shared/contract';
import { type Rows, useClosedJobs, useJobs } from '#client/stores/rows.ts';

type JobRows = Rows<Job, JobInput>;

/** Also loads the other list after a change, because the closing day decides to which list a job belongs. */
const withOther = (rows: JobRows, other: JobRows, isMoved: (input: JobInput) => boolean): JobRows => {
  const follow = async (input: JobInput) => (isMoved(input) ? other.load() : undefined);
  return {
    ...rows,
    add: async (input) => {
      await rows.add(input);
      await follow(input);
    },
    update: async (id, input) => {
      await rows.update(id, input);
      await follow(input);
    },
  };
};

/** The jobs open to visitors, and those whose closing day has passed. */
export function useJobLists(): { open: JobRows; closed: JobRows } {
  const [open, closed] = [useJobs(), useClosedJobs()];
  const { load } = closed;
  useEffect(() => void load(), [load]);
  return {
    open: withOther(open, closed, ({ closesOn }) => Boolean(closesOn)),
    closed: withOther(closed, open, () => true),
  };
}

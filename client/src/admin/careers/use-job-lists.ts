import { useEffect } from 'react';
import type { Job, JobInput } from '#shared/contract';
import { type Rows, useClosedJobs, useJobs } from '#client/stores/rows.ts';

type JobRows = Rows<Job, JobInput>;

/** A job moves from one list to the other by its closing day: whoever changes one list loads the other too. */
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

/** The jobs that visitors see, and those whose closing day has passed. */
export function useJobLists(): { open: JobRows; closed: JobRows } {
  const [open, closed] = [useJobs(), useClosedJobs()];
  const { load } = closed;
  useEffect(() => void load(), [load]);
  return {
    open: withOther(open, closed, ({ closesOn }) => Boolean(closesOn)),
    closed: withOther(closed, open, () => true),
  };
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApplicationStage, SubmissionDetail } from '#shared/contract';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { queryClient } from './client.ts';
import { isAbsent } from './submission.ts';

const readOrNone = (id: string) =>
  inboxApi.read(id).catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });

const KEY = ['inbox', 'compared'];

/** The requested applications that exist, in the requested order. */
const comparedOf = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...KEY, ids],
    queryFn: async () => {
      const found = await Promise.all(ids.map(readOrNone));
      return found.filter((item) => item !== undefined).filter(({ stage }) => stage !== null);
    },
    meta: { failed: 'The applications could not be loaded.' },
  });

export const useComparedApplications = (ids: readonly string[]) => useQuery(comparedOf(ids));

export async function moveCompared(id: string, stage: ApplicationStage): Promise<void> {
  const changed = await inboxApi.change(id, { stage });
  queryClient.setQueriesData<SubmissionDetail[]>({ queryKey: KEY }, (items) =>
    items?.map((item) => (item._id === id ? changed : item)),
  );
}

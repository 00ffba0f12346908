import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from '#client/api/http.ts';
import { logFailure } from '#client/api/log.ts';
import { onAccountEnd } from '#client/stores/account.ts';
import type { ListStatus } from '#client/stores/rows.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Logged when a fetch fails. */
      failed: string;
    };
  }
}

/** The dashboard's copy of the server's data. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      if (meta && !isUnauthorized(error)) logFailure(meta.failed, error);
    },
  }),
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
  },
});

// not `clear`, which would leave the data on the screen
onAccountEnd(() =>
  queryClient
    .getQueryCache()
    .getAll()
    .forEach((query) => query.reset()),
);

/** For data that is fetched when it is first shown, and again only on purpose. */
export const ON_PURPOSE = { staleTime: Infinity, gcTime: 0 } as const;

interface QueryState {
  data: unknown;
  isError: boolean;
  isPlaceholderData: boolean;
}

/** `loaded` even while the data is fetched again, or could not be. */
export function statusOf({ data, isError, isPlaceholderData }: QueryState): ListStatus {
  if (data !== undefined && !isPlaceholderData) return 'loaded';
  return isError ? 'failed' : 'loading';
}

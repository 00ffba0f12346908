import { useEffect, useState } from 'react';
import type { ContentState } from '#shared/content/contract';
import { contentApi } from '#client/api/content.ts';
import { isUnauthorized } from '#client/api/http.ts';
import { logFailure } from '#client/api/log.ts';
import { useToasts } from '#client/stores/toast.ts';
import type { KeptItem } from './items.ts';

const NOT_SAVED = 'This could not be saved. Check your connection and try again.';

function log(message: string, error: unknown): void {
  if (!isUnauthorized(error)) logFailure(message, error);
}

/** What the server says of the site: nothing until it has answered. */
export function useSiteState() {
  const [state, setState] = useState<ContentState>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    contentApi.state().then(setState, (error: unknown) => log('What is left of the sample could not be read.', error));
  }, [times]);
  const keep = async (item: KeptItem) => {
    const before = state?.content.firm.kept;
    try {
      await contentApi.save('firm', { changes: [{ path: ['kept'], before, value: [...(before ?? []), item] }] });
    } catch (error) {
      log('What is kept could not be saved.', error);
      useToasts.getState().show(NOT_SAVED);
    }
    setTimes(times + 1);
  };
  return { state, keep };
}

import { useEffect, useState } from 'react';
import { MESSAGES } from '#shared/messages';
import { meetingsApi } from '#client/api/meetings.ts';
import { useAttempt } from '../../use-attempt.ts';

interface Feed {
  /** ISO 8601; null when there is no address. */
  createdAt: string | null;
  /** Known only right after it was made. */
  secret?: string;
}

/** The secret address of the calendar, which is asked for when the dialog opens. */
export function useFeed() {
  const [feed, setFeed] = useState<Feed>();
  const { attempt, busy, failure } = useAttempt(MESSAGES.networkFailed);
  const load = () => attempt(async () => setFeed(await meetingsApi.feed()));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  useEffect(() => void load(), []);
  return {
    feed,
    busy,
    failure,
    load,
    make: () => attempt(async () => setFeed(await meetingsApi.makeFeed())),
    end: () =>
      attempt(async () => {
        await meetingsApi.endFeed();
        setFeed({ createdAt: null });
      }),
  };
}

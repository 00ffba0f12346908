import { useEffect, useState } from 'react';
import { MESSAGES } from '#shared/messages';
import { calendarAddress, meetingsApi } from '#client/api/meetings.ts';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { timeText } from '../../times.ts';
import { useAttempt } from '../../use-attempt.ts';
import { NewAddress } from './new-address.tsx';
import styles from './calendar-feed.module.css';

type FeedState = ReturnType<typeof useFeed>;

/** Creates and revokes the secret address of the calendar feed. */
export function FeedAddress() {
  const state = useFeed();
  const { feed, failure } = state;
  return (
    <div className={styles.feed}>
      <p role="status">{statusOf(state)}</p>
      {feed?.secret ? <NewAddress address={calendarAddress(feed.secret)} /> : <FeedButtons {...state} />}
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}

function FeedButtons({ feed, busy, failure, load, make, end }: FeedState) {
  if (!feed)
    return failure ? (
      <Button variant="quiet" busy={busy} onClick={load}>
        Retry
      </Button>
    ) : null;
  if (feed.createdAt === null)
    return (
      <Button busy={busy} onClick={make}>
        Create address
      </Button>
    );
  return (
    <>
      <p>A new address replaces the current one. Calendars that use the old one stop updating.</p>
      <div className={styles.actions}>
        <Button variant="secondary" busy={busy} onClick={make}>
          Create a new address
        </Button>
        <Button variant="danger" busy={busy} onClick={end}>
          Delete the address
        </Button>
      </div>
    </>
  );
}

function statusOf({ feed, busy }: FeedState): string {
  if (!feed) return busy ? 'Loading the address...' : '';
  if (feed.createdAt === null) return 'You have no calendar address yet.';
  if (feed.secret) return 'Your calendar address. It is shown only once.';
  return `Address created ${timeText(feed.createdAt)}. It cannot be shown again.`;
}

interface Feed {
  /** ISO 8601; null if there is no address. */
  createdAt: string | null;
  /** Present only right after creation. */
  secret?: string;
}

/** The calendar feed's address, loaded when the dialog opens. */
function useFeed() {
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

import { useEffect, useState } from 'react';
import { calendarAddress, meetingsApi } from '#client/api/meetings.ts';
import { Alert } from '#client/components/form/alert.tsx';
import { Button } from '#client/components/button/button.tsx';
import { MESSAGES } from '#shared/messages';
import { timeText } from '../../times.ts';
import { useAttempt } from '../../use-attempt.ts';
import styles from './calendar-feed.module.css';
import { NewAddress } from './new-address.tsx';

interface Feed {
  /** ISO 8601; null when there is no address. */
  createdAt: string | null;
  /** Known only right after it was made. */
  secret?: string;
}

/** Makes and ends the secret address of the calendar. */
export function FeedAddress() {
  const [feed, setFeed] = useState<Feed>();
  const { attempt, busy, failure } = useAttempt(MESSAGES.networkFailed);
  const load = () => attempt(async () => setFeed(await meetingsApi.feed()));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  useEffect(() => void load(), []);
  const make = () => attempt(async () => setFeed(await meetingsApi.makeFeed()));
  const end = () =>
    attempt(async () => {
      await meetingsApi.endFeed();
      setFeed({ createdAt: null });
    });
  const exists = typeof feed?.createdAt === 'string';
  return (
    <div className={styles.feed}>
      <p role="status">{statusOf(feed, busy)}</p>
      {feed?.secret && <NewAddress address={calendarAddress(feed.secret)} />}
      {failure && <Alert>{failure}</Alert>}
      <div className={styles.actions}>
        {feed ? (
          <Button variant={exists ? 'secondary' : 'primary'} busy={busy} onClick={make}>
            {exists ? 'Make another address' : 'Make the address'}
          </Button>
        ) : (
          failure && (
            <Button variant="quiet" busy={busy} onClick={load}>
              Retry
            </Button>
          )
        )}
        {exists && (
          <Button variant="danger" busy={busy} onClick={end}>
            End the address
          </Button>
        )}
      </div>
      {exists && (
        <p className={styles.quiet}>Either way the calendars that use the present address stop being updated.</p>
      )}
    </div>
  );
}

function statusOf(feed: Feed | undefined, busy: boolean): string {
  if (!feed) return busy ? 'Looking for the address...' : '';
  if (feed.createdAt === null) return 'There is no address.';
  if (feed.secret) return 'This is the address. It is shown this once.';
  return `There is an address since ${timeText(feed.createdAt)}. It cannot be shown again.`;
}

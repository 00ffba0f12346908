import { useEffect, useState } from 'react';
import { MESSAGES } from '#shared/messages';
import { calendarAddress, meetingsApi } from '#client/api/admin/meetings.ts';
import { Button } from '#client/components/button/button.tsx';
import { CopyButton } from '#client/components/copy-button/copy-button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { TextField } from '#client/components/form/controls.tsx';
import { useAttempt } from '../../hooks/use-attempt.ts';
import { timeText } from '../../times.ts';
import styles from './calendar-feed.module.css';

const HOW: { program: string; steps: string }[] = [
  {
    program: 'Google',
    steps:
      'on a computer, beside “Other calendars”, press +, choose “From URL” and paste it. Google fetches it a few times a day.',
  },
  {
    program: 'Apple',
    steps:
      'on a Mac, choose File, “New Calendar Subscription”. On an iPhone, in Calendar, press Calendars, “Add Calendar”, “Add Subscription Calendar”.',
  },
  { program: 'Outlook', steps: 'choose “Add calendar”, “Subscribe from web” and paste it.' },
];

/** The address while it can be copied, and instructions for each calendar app. */
function NewAddress({ address }: { address: string }) {
  return (
    <>
      <div className={styles.address}>
        <TextField
          label="Secret address"
          name="calendar"
          readOnly
          autoFocus // the pressed button has disappeared
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={() => address} copied="Address copied.">
          Copy
        </CopyButton>
      </div>
      <ul className={styles.how}>
        {HOW.map(({ program, steps }) => (
          <li key={program}>
            <strong>{program}</strong>: {steps}
          </li>
        ))}
      </ul>
    </>
  );
}

type FeedState = ReturnType<typeof useFeed>;

/** Creates and revokes the secret address of the calendar feed. */
function FeedAddress() {
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

/** Subscribes the user's calendar app to the meetings. */
export function CalendarFeed() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Add to my calendar
      </Button>
      <Dialog open={isOpen} heading="Calendar subscription" onClose={() => setOpen(false)}>
        <p>
          Subscribe to these meetings in Google, Apple or Outlook Calendar with a secret address. Changes appear
          automatically.
        </p>
        <p className={`notice ${styles.warning}`}>
          The feed includes names and phone numbers and needs no password: do not share the address. It is personal and
          stops working when you lose access to meetings.
        </p>
        <FeedAddress />
      </Dialog>
    </>
  );
}

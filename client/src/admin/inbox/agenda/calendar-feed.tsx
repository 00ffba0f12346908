import { useState } from 'react';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { FeedAddress } from './feed-address.tsx';
import styles from './calendar-feed.module.css';

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

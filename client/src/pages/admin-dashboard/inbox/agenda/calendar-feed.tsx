import { useState } from 'react';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { FeedAddress } from './feed-address.tsx';
import styles from './calendar-feed.module.css';

/** Lets the calendar programs of the office show the meetings. */
export function CalendarFeed() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Show in my calendar
      </Button>
      <Dialog open={isOpen} heading="The meetings in your calendar" onClose={() => setOpen(false)}>
        <p>
          Google, Apple and Outlook calendars can fetch these meetings from a secret address, and keep up with what
          changes.
        </p>
        <p className={`notice ${styles.warning}`}>
          Names and telephone numbers are in it: whoever knows the address reads them without a password. Give it to
          nobody. It is your own, and ends when you may see meetings no longer.
        </p>
        <FeedAddress />
      </Dialog>
    </>
  );
}

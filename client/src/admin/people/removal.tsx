import { useState } from 'react';
import type { Person } from '#shared/accounts/contract';
import { PEOPLE_MESSAGES } from '#shared/accounts/people';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { ActionButton } from '../action-button.tsx';
import styles from './people.module.css';
import { nameOf } from './account-texts.ts';

interface RemovalProps {
  person: Person;
  describedBy: string;
  onRemove: () => Promise<void>;
}

/** Asks for confirmation, because removing an account cannot be undone. */
export function Removal({ person, describedBy, onRemove }: RemovalProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" aria-describedby={describedBy} onClick={() => setOpen(true)}>
        Remove
      </Button>
      <Dialog open={isOpen} heading={`Remove ${nameOf(person)}?`} startsAtClose onClose={() => setOpen(false)}>
        <p>
          The account of {person.email} will be deleted, with its password, two-factor authentication and sessions. This
          cannot be undone. Everything this person wrote or did is kept under their name. To block access for a while,
          suspend the account instead.
        </p>
        <div className={styles.removal}>
          <ActionButton
            variant="danger"
            action={onRemove}
            failed={PEOPLE_MESSAGES.removeFailed}
            busyLabel="Removing..."
          >
            Remove permanently
          </ActionButton>
        </div>
      </Dialog>
    </>
  );
}

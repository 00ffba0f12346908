import { useId, useState } from 'react';
import type { AccountState, Person } from '#shared/accounts/contract';
import { PEOPLE_MESSAGES } from '#shared/accounts/people';
import { ROLE_NAMES } from '#shared/accounts/roles';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { ActionButton } from '../action-button.tsx';
import dashboard from '../admin-dashboard-page.module.css';
import { useAttempt } from '../hooks/use-attempt.ts';
import { nameOf } from '../queries/people.ts';
import { timeText } from '../times.ts';
import { editId, type PersonActions } from './use-person-actions.ts';
import styles from './people.module.css';

const STATE_NAMES: Record<AccountState, string> = {
  active: 'Active',
  invited: 'Invited',
  suspended: 'Suspended',
};

const rolesText = ({ roles }: Person): string => roles.map((role) => ROLE_NAMES[role]).join(', ');

const invitationText = ({ invitationEndsAt }: Person) =>
  invitationEndsAt === null
    ? 'The invitation has expired. Create a new link.'
    : `The invitation expires on ${timeText(invitationEndsAt)}.`;

/** The facts about an account for the owner's list. */
function factsOf(person: Person): string[] {
  const { state, lastSignInAt, hasSecondKey, isFirst } = person;
  if (state === 'invited') return [invitationText(person)];
  return [
    lastSignInAt === null ? 'Never signed in.' : `Last sign-in: ${timeText(lastSignInAt)}.`,
    hasSecondKey ? 'Two-factor authentication is on.' : 'Two-factor authentication is off.',
    ...(isFirst ? ['The site’s first account, which cannot be removed.'] : []),
  ];
}

interface RemovalProps {
  person: Person;
  describedBy: string;
  onRemove: () => Promise<void>;
}

/** Asks for confirmation, because removing an account cannot be undone. */
function Removal({ person, describedBy, onRemove }: RemovalProps) {
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
        <div>
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

interface PersonViewProps {
  person: Person;
  isOwn: boolean;
  /** Whether it has unsaved changes, left when another account was opened for editing. */
  hasDraft: boolean;
  actions: PersonActions;
}

export function PersonView(props: PersonViewProps) {
  const { person, isOwn, hasDraft } = props;
  const nameId = useId();
  const { attempt, busy, failure } = useAttempt(PEOPLE_MESSAGES.changeFailed);
  return (
    <>
      <div className={dashboard.row}>
        <div className={dashboard.facts}>
          <h3 id={nameId} className={dashboard.name}>
            {nameOf(person)}
            {isOwn && ' (you)'}
          </h3>
          {person.name && <p>{person.email}</p>}
          <p className={styles.held}>
            <strong>{rolesText(person)}</strong>
            {person.state !== 'active' && (
              <span className={styles.state} data-state={person.state}>
                {STATE_NAMES[person.state]}
              </span>
            )}
          </p>
          <p className={styles.note}>{factsOf(person).join(' ')}</p>
          {hasDraft && <p className={dashboard.draft}>Unsaved changes. Select Edit to continue.</p>}
        </div>
        <PersonButtons {...props} nameId={nameId} busy={busy} attempt={attempt} />
      </div>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}

interface ButtonsProps extends PersonViewProps {
  nameId: string;
  busy: boolean;
  attempt: (work: () => Promise<void>) => Promise<void>;
}

/** Nobody can suspend or remove their own account, or remove the account that was created with the server. */
function PersonButtons({ person, isOwn, actions, nameId, busy, attempt }: ButtonsProps) {
  const { state, isFirst } = person;
  const button = { variant: 'quiet', busy, 'aria-describedby': nameId } as const;
  return (
    <div className={`${dashboard.actions} ${styles.actions}`}>
      {state === 'invited' && (
        <Button {...button} onClick={() => attempt(() => actions.renew(person))}>
          New link
        </Button>
      )}
      <Button {...button} id={editId(person._id)} onClick={() => actions.edit(person)}>
        Edit
      </Button>
      {!isOwn && (
        <Button {...button} onClick={() => attempt(() => actions.suspend(person, state !== 'suspended'))}>
          {state === 'suspended' ? 'Reactivate' : 'Suspend'}
        </Button>
      )}
      {!isOwn && !isFirst && <Removal person={person} describedBy={nameId} onRemove={() => actions.remove(person)} />}
    </div>
  );
}

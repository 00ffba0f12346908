import type { MadeInvitation } from '#shared/accounts/contract';
import { Button } from '#client/components/button/button.tsx';
import { CopyButton } from '#client/components/copy-button/copy-button.tsx';
import { TextareaField } from '#client/components/form/controls.tsx';
import { FormActions } from '#client/components/form/form.tsx';
import { useIsMailOff } from '#client/stores/session.ts';
import dashboard from '../admin-dashboard-page.module.css';
import { timeText } from '../times.ts';
import styles from './people.module.css';
import { nameOf } from './account-texts.ts';

interface InvitationLinkProps {
  made: MadeInvitation;
  onDone: () => void;
}

/** A new password link, which is shown only once. */
export function InvitationLink({ made: { account, link, mailed }, onDone }: InvitationLinkProps) {
  const isMailOff = useIsMailOff();
  const why = isMailOff ? 'Email is not set up, so the link was not sent.' : 'The email could not be sent.';
  return (
    <section className={`${dashboard.add} ${styles.made}`}>
      <h2>Link for {nameOf(account)}</h2>
      <p role="status">
        {mailed ? `Sent to ${account.email}.` : `${why} Copy the link and send it to ${nameOf(account)} privately.`}
      </p>
      <TextareaField
        label="Password link"
        name="link"
        readOnly
        rows={4} // shows the whole link
        autoFocus // the pressed button has disappeared
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <p className={styles.note}>
        The link expires after 72 hours{account.invitationEndsAt && `, on ${timeText(account.invitationEndsAt)}`}, and
        works once. It is shown only now; a new link replaces it.
      </p>
      <FormActions>
        <CopyButton text={() => link} copied="Link copied.">
          Copy
        </CopyButton>
        <Button variant="secondary" onClick={onDone}>
          Done
        </Button>
      </FormActions>
    </section>
  );
}

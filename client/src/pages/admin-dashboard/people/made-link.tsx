import type { MadeInvitation } from '#shared/accounts/contract';
import { Button } from '#client/components/button/button.tsx';
import { CopyButton } from '#client/components/copy-button/copy-button.tsx';
import { TextareaField } from '#client/components/form/controls.tsx';
import { FormActions } from '#client/components/form/form.tsx';
import { useHasMail } from '#client/stores/session.ts';
import dashboard from '../admin-dashboard-page.module.css';
import { timeText } from '../times.ts';
import styles from './people.module.css';
import { nameOf } from './texts.ts';

interface MadeLinkProps {
  made: MadeInvitation;
  onDone: () => void;
}

/** The link while it can be copied. */
export function MadeLink({ made: { account, link, mailed }, onDone }: MadeLinkProps) {
  const hasMail = useHasMail();
  const why = hasMail === false ? 'Outgoing mail is not set up, so it was not mailed.' : 'It could not be mailed.';
  return (
    <section className={`${dashboard.add} ${styles.made}`}>
      <h2>Link for {nameOf(account)}</h2>
      <p role="status">
        {mailed
          ? `It was mailed to ${account.email}. You need to do nothing more.`
          : `${why} Copy it, and give it to ${nameOf(account)} in a way that nobody else can read.`}
      </p>
      <TextareaField
        label="Link to choose a password"
        name="link"
        readOnly
        rows={4} // all of it is in sight
        autoFocus // the pressed button has disappeared
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <p className={styles.note}>
        The link ends after 72 hours{account.invitationEndsAt && `, on ${timeText(account.invitationEndsAt)}`}, and
        works once. It is shown this once: later you can make a new one, which ends this one.
      </p>
      <FormActions>
        <CopyButton text={() => link} copied="The link is copied.">
          Copy
        </CopyButton>
        <Button variant="secondary" onClick={onDone}>
          Done
        </Button>
      </FormActions>
    </section>
  );
}

import { PATHS } from '#shared/catalogue';
import { Link } from '#client/components/link/link.tsx';
import { useSession } from '#client/stores/session.ts';
import { longTimeText } from '../../times.ts';
import styles from './second-key.module.css';

/** Tells whoever must have a second key, until it is set up. */
export function SecondKeyNotice() {
  const admin = useSession((session) => session.admin);
  if (!admin?.secondKeyDueAt) return null;
  return (
    <section className={styles.notice} aria-label="Second key">
      {admin.isSecondKeyDue ? (
        <p>
          <strong>Set up a second key first.</strong> Your account opens too much to go without one. Everything else
          opens again as soon as it is done.
        </p>
      ) : (
        <p>
          <strong>Your account needs a second key</strong> by {longTimeText(admin.secondKeyDueAt)}. After that nothing
          else opens until it is set up. <Link to={`${PATHS.adminDashboard}?tab=account`}>Set it up now</Link>
        </p>
      )}
    </section>
  );
}

import { useSession } from '#client/stores/session.ts';
import { longTimeText } from '../times.ts';
import styles from './account.module.css';

/** Shows the previous sign-in, so that the admin notices one by somebody else. */
export function LastSignIn() {
  const admin = useSession((session) => session.admin);
  if (!admin) return <p className={styles.last} />;
  return (
    <p className={styles.last}>
      Previous sign-in: {admin.lastSignInAt === null ? 'none recorded' : longTimeText(admin.lastSignInAt)}
    </p>
  );
}

import { useSession } from '#client/stores/session.ts';
import { longTimeText } from '../times.ts';
import styles from './account.module.css';

/** When the admin had signed in before: a time that they do not know of was somebody else. */
export function LastSignIn() {
  const admin = useSession((session) => session.admin);
  if (!admin) return <p className={styles.last} />;
  return (
    <p className={styles.last}>
      Last sign-in: {admin.lastSignInAt === null ? 'none on record' : longTimeText(admin.lastSignInAt)}
    </p>
  );
}

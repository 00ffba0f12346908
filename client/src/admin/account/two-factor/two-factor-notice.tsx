import { PATHS } from '#shared/catalogue';
import { Link } from '#client/components/link/link.tsx';
import { useSession } from '#client/stores/session.ts';
import { longTimeText } from '../../times.ts';
import { useRecoveryCodes } from '#client/stores/admin/recovery-codes.ts';
import styles from './two-factor.module.css';

/** Shown on the other tabs while new recovery codes have not been saved. */
export function RecoveryCodesNotice() {
  const { codes } = useRecoveryCodes();
  if (codes.length === 0) return null;
  return (
    <section className={styles.notice} aria-label="Recovery codes">
      <p>
        <strong>Save your new recovery codes.</strong> They are shown only once.{' '}
        <Link to={`${PATHS.adminDashboard}?tab=account`}>Show the codes</Link>
      </p>
    </section>
  );
}

/** Asks for two-factor authentication where the role requires it, until it is set up. */
export function TwoFactorNotice() {
  const admin = useSession((session) => session.admin);
  if (!admin?.secondKeyDueAt) return null;
  return (
    <section className={styles.notice} aria-label="Two-factor authentication">
      {admin.isSecondKeyDue ? (
        <p>
          <strong>Set up two-factor authentication first.</strong> Your role requires it. The rest of the dashboard is
          available as soon as it is set up.
        </p>
      ) : (
        <p>
          <strong>Your account needs two-factor authentication</strong> by {longTimeText(admin.secondKeyDueAt)}. After
          that, you cannot use the dashboard until it is set up.{' '}
          <Link to={`${PATHS.adminDashboard}?tab=account`}>Set it up now</Link>
        </p>
      )}
    </section>
  );
}

import { PATHS } from '#shared/catalogue';
import { Link } from '#client/components/link/link.tsx';
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

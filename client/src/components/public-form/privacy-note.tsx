import { PATHS } from '#shared/catalogue';
import { Link } from '../link/link.tsx';
import styles from './public-form.module.css';

/** The link opens a new tab, so that the form stays open. */
export function PrivacyNote() {
  return (
    <p className={styles.privacy}>
      We use your details only to reply to you. Our{' '}
      <Link to={PATHS.privacy} target="_blank">
        privacy notice<span className="visually-hidden"> (opens in a new tab)</span>
      </Link>{' '}
      explains.
    </p>
  );
}

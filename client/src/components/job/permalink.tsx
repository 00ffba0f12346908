import { useLocation } from 'react-router-dom';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Link } from '../link/link.tsx';
import styles from './job-details.module.css';

/** The link to a job's own page, and a button that copies its address. */
export function Permalink({ path }: { path: string }) {
  const { pathname } = useLocation();
  const address = () => location.origin + path;
  return (
    <div className={styles.permalink}>
      {path !== pathname && <Link to={path}>Page of this job</Link>}
      <CopyButton text={address} copied="Link copied." onRefused={() => `Copy it from here: ${address()}`}>
        Copy link
      </CopyButton>
    </div>
  );
}

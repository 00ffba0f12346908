import { useLocation } from 'react-router-dom';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Link } from '../link/link.tsx';
import styles from './job-details.module.css';

/** An address to send on: to follow, and to copy. */
export function Permalink({ path }: { path: string }) {
  const { pathname } = useLocation();
  return (
    <div className={styles.permalink}>
      {path !== pathname && <Link to={path}>Page of this job</Link>}
      <CopyButton text={() => location.origin + path} copied="Link copied.">
        Copy link
      </CopyButton>
    </div>
  );
}

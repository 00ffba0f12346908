import { useLocation } from 'react-router-dom';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Link } from '../link/link.tsx';
import styles from './job-details.module.css';

/** A link to the job's own page, and a button to copy its address. */
export function Permalink({ path }: { path: string }) {
  const { pathname } = useLocation();
  return (
    <div className={styles.permalink}>
      {path !== pathname && <Link to={path}>View job</Link>}
      <CopyButton text={() => location.origin + path} copied="Link copied.">
        Copy link
      </CopyButton>
    </div>
  );
}

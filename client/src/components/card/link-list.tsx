import { Link } from '../link/link.tsx';
import { lengthOf } from '../page/length-of.ts';
import styles from './link-list.module.css';

/** Links separated by lines, in columns on wide screens. */
export function LinkList({ links }: { links: { label: string; path: string }[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, path }) => (
        <li key={path} data-length={lengthOf(label)}>
          <Link to={path} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

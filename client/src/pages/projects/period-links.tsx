import { Link } from 'react-router-dom';
import styles from './period-links.module.css';

export function PeriodLinks({ links }: { links: { period: string; path: string }[] }) {
  return (
    <ul className={styles.periods}>
      {links.map(({ period, path }) => (
        <li key={path}>
          <Link to={path} discover="none">
            {period}
          </Link>
        </li>
      ))}
    </ul>
  );
}

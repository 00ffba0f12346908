import { projectPath } from '#shared/content/site/site';
import { Link } from '../link/link.tsx';
import { useSite } from '../../content/content-context.tsx';
import styles from './period-links.module.css';

/** The lists of projects, but the one that is shown. */
export function PeriodLinks({ except }: { except?: string }) {
  const others = useSite().periods.filter((period) => period !== except);
  return (
    <ul className={styles.periods}>
      {others.map((period) => (
        <li key={period}>
          <Link to={projectPath(period)}>{period}</Link>
        </li>
      ))}
    </ul>
  );
}

import type { PeriodCount } from '#shared/content/site/page-data';
import { projectPath } from '#shared/content/addresses/site';
import { Link } from '../../link/link.tsx';
import { useSite } from '#client/content/content-context.tsx';
import styles from './period-links.module.css';

interface PeriodLinksProps {
  except?: string;
  /** Shown below the years, if given. */
  counts?: readonly PeriodCount[];
}

/** Links to the project lists by years. */
export function PeriodLinks({ except, counts }: PeriodLinksProps) {
  const others = useSite().periods.filter((period) => period !== except);
  const countOf = (period: string) => counts?.find((one) => one.period === period)?.projects ?? 0;
  return (
    <ul className={styles.periods}>
      {others.map((period) => (
        <li key={period}>
          <Link to={projectPath(period)}>
            {period}
            {counts && <small>{countOf(period) === 1 ? ' 1 project' : ` ${countOf(period)} projects`}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

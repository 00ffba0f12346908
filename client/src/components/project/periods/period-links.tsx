import type { PeriodCount } from '#shared/content/site/page-data';
import { PATHS } from '#shared/catalogue';
import { projectPath } from '#shared/content/addresses/site';
import { Link } from '../../link/link.tsx';
import { useSite } from '#client/content/content-context.tsx';
import styles from './period-links.module.css';

interface PeriodLinksProps {
  except?: string;
  /** Shown below the years; without them, a link leads to the search, which has them. */
  counts?: readonly PeriodCount[];
}

/** Links to the project lists by years, newest first, without empty ones. */
export function PeriodLinks({ except, counts }: PeriodLinksProps) {
  const { periods, emptyPeriods } = useSite();
  const others = periods.filter((period) => period !== except && !emptyPeriods?.includes(period)).reverse();
  const countOf = (period: string) => counts?.find((one) => one.period === period)?.projects ?? 0;
  return (
    <>
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
      {!counts && (
        <Link to={PATHS.projects} className={styles.every}>
          Search all years
        </Link>
      )}
    </>
  );
}

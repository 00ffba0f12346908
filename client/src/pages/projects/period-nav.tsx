import { PROJECT_PERIODS, type ProjectPeriod, projectPath } from '#shared/catalogue';
import { Link } from '../../components/link/link.tsx';
import styles from './period-links.module.css';

const LINKS = [
  { rel: 'prev', label: 'Previous', step: -1 },
  { rel: 'next', label: 'Next', step: 1 },
];

export function PeriodNav({ period }: { period: ProjectPeriod }) {
  const here = PROJECT_PERIODS.indexOf(period);
  return (
    <nav className={styles.neighbours} aria-label="Previous and next list">
      {LINKS.map(({ rel, label, step }) => {
        const target = PROJECT_PERIODS[here + step];
        return (
          target && (
            <Link key={rel} rel={rel} to={projectPath(target)}>
              <span>{label}</span> <b>{target}</b>
            </Link>
          )
        );
      })}
    </nav>
  );
}

import { projectPath } from '#shared/content/addresses/site';
import { Link } from '../../components/link/link.tsx';
import { useSite } from '../../content/content-context.tsx';
import styles from './period-nav.module.css';

const LINKS = [
  { rel: 'prev', label: 'Previous', step: -1 },
  { rel: 'next', label: 'Next', step: 1 },
];

export function PeriodNav({ period }: { period: string }) {
  const { periods } = useSite();
  const here = periods.indexOf(period);
  return (
    <nav className={styles.neighbours} aria-label="Previous and next list">
      {LINKS.map(({ rel, label, step }) => {
        const target = periods[here + step];
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

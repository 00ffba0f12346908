import { PROJECT_PERIODS, type ProjectPeriod, projectPath } from '#shared/catalogue';
import { Link } from '../../components/link/link.tsx';
import styles from './period-links.module.css';

export function PeriodLinks({ except }: { except: ProjectPeriod }) {
  return (
    <ul className={styles.periods}>
      {PROJECT_PERIODS.filter((period) => period !== except).map((period) => (
        <li key={period}>
          <Link to={projectPath(period)}>{period}</Link>
        </li>
      ))}
    </ul>
  );
}

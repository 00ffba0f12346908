import { Link } from 'react-router-dom';
import { PROJECT_PERIODS, type ProjectPeriod, projectPath } from '../../../../shared/catalogue.ts';
import styles from './period-links.module.css';

export function PeriodLinks({ except }: { except: ProjectPeriod }) {
  return (
    <ul className={styles.periods}>
      {PROJECT_PERIODS.filter((period) => period !== except).map((period) => (
        <li key={period}>
          <Link to={projectPath(period)} discover="none">
            {period}
          </Link>
        </li>
      ))}
    </ul>
  );
}

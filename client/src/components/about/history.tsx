import { PROJECT_PERIODS } from '#shared/catalogue';
import { COMPANY } from '#shared/company';
import { ACCREDITED_SINCE, HISTORY } from '../../content/about.ts';
import { PROJECT_PICTURES } from '../../content/projects/pictures.ts';
import bridge from '../../pictures/projects/project-bridge.jpg?picture';
import { FactList } from '../fact-list/fact-list.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './history.module.css';

const FACTS = [
  { label: 'In operation', value: `About ${COMPANY.yearsOperating} years` },
  { label: 'Accredited since', value: ACCREDITED_SINCE },
  { label: 'Project lists', value: `${PROJECT_PERIODS[0]} to ${PROJECT_PERIODS.at(-1)}` },
];

export function History() {
  return (
    <div className={styles.history}>
      <div>
        {HISTORY.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Picture source={bridge} alt={PROJECT_PICTURES.bridge.alt} sizes="(width < 72rem) 100vw, 36rem" />
      <FactList facts={FACTS} className={styles.facts} />
    </div>
  );
}

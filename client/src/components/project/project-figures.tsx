import type { Figures } from '#shared/content/site/figures';
import { type Fact, FactList } from '../table/fact-list.tsx';
import styles from './project-figures.module.css';

const number = new Intl.NumberFormat('en-PH');

/** The figures for which the lists have data. */
function factsOf({ projects, years, towns, publicClients }: Figures): Fact[] {
  return [
    { label: projects === 1 ? 'project' : 'projects', value: number.format(projects) },
    years && {
      label: 'years on record',
      value: years.first === years.last ? years.first : `${years.first}–${years.last}`,
    },
    towns && { label: towns === 1 ? 'town or city' : 'towns and cities', value: number.format(towns) },
    publicClients && {
      label: `public works (${number.format(publicClients.of)} projects with a named client)`,
      value: `${publicClients.percent}%`,
    },
  ].filter((fact) => fact !== null && fact !== 0);
}

/** Key figures of the completed projects. */
export function ProjectFigures({ figures }: { figures: Figures }) {
  return <FactList facts={factsOf(figures)} className={styles.figures} />;
}

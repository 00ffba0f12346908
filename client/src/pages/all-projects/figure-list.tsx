import type { Figures } from '#shared/content/site/figures';
import { type Fact, FactList } from '../../components/fact-list/fact-list.tsx';
import styles from './all-projects-page.module.css';

/** What the lists prove; nothing of what they do not say. */
export function FigureList({ figures: { projects, years, towns, publicClients } }: { figures: Figures }) {
  const facts: (Fact | false | null)[] = [
    projects > 0 && { label: 'Projects', value: projects },
    years && { label: 'Years', value: years.first === years.last ? years.first : `${years.first}–${years.last}` },
    towns !== null && { label: 'Towns and cities', value: towns },
    publicClients && {
      label: `Public agencies among ${publicClients.of} named clients`,
      value: `${publicClients.percent} %`,
    },
  ];
  return <FactList className={styles.figures} facts={facts.filter((fact): fact is Fact => Boolean(fact))} />;
}

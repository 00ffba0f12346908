import type { ShownProject } from '#shared/content/site/page-data';
import { longDate } from '#shared/content/long-date';
import { projectPath } from '#shared/content/site/site';
import { type Fact, FactList } from '../../fact-list/fact-list.tsx';
import { Link } from '../../link/link.tsx';
import styles from './project-view.module.css';
import { searchPath } from '../search/query.ts';

interface ProjectFactsProps {
  project: ShownProject & { subcontracted?: true };
  years: string;
  /** Whether the current page is the list of these years. */
  isListed: boolean;
  hidesClient: boolean;
}

/** Facts about a project besides its name and place. */
export function ProjectFacts({ project, years, isListed, hidesClient }: ProjectFactsProps) {
  const { client, kind, status, completedOn, scope, subcontracted } = project;
  const shownClient = hidesClient ? null : client;
  const facts: (Fact | false | null | undefined | '')[] = [
    shownClient && { label: 'Client', value: <Link to={searchPath({ client: shownClient })}>{shownClient}</Link> },
    kind && { label: 'Kind of work', value: <Link to={searchPath({ kind })}>{kind}</Link> },
    { label: 'Year', value: isListed ? years : <Link to={projectPath(years)}>{years}</Link> },
    subcontracted && { label: 'Role', value: 'Subcontractor' },
    status && { label: 'Status', value: status },
    completedOn && { label: 'Completed on', value: longDate(completedOn) },
    scope && { label: 'Scope', value: scope },
  ];
  return <FactList className={styles.facts} facts={facts.filter((fact): fact is Fact => Boolean(fact))} />;
}

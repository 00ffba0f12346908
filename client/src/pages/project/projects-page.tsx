import { useDeferredValue, useMemo } from 'react';
import { PATHS } from '#shared/catalogue';
import type { ShownPeriod, ShownProject } from '#shared/content/site/page-data';
import { MESSAGES } from '#shared/messages';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { Link } from '../../components/link/link.tsx';
import { PeriodLinks } from '../../components/project/periods/period-links.tsx';
import { ProjectDialog } from '../../components/project/view/project-dialog.tsx';
import { type FacetKey, facetsOf, finder } from '../../components/project/search/facets.ts';
import { ProjectFilter } from '../../components/project/search/project-filter.tsx';
import { useProjectQuery } from '../../components/project/search/use-project-query.ts';
import { useOpenProject } from '../../components/project/use-open-project.ts';
import { useEditedContent } from '../../content/edited-content.ts';
import { usePageData } from '../../content/page-context.tsx';
import { PeriodNav } from './period-nav.tsx';
import { ProjectTable } from './project-table.tsx';
import styles from './projects-page.module.css';

const NO_MATCH = 'No projects match your search.';

const FACETS: FacetKey[] = ['kind'];
const FACETS_WITH_CLIENTS: FacetKey[] = ['kind', 'client'];

/** The filter of a period and the projects that pass it. */
function useFilter({ clients, completed, subcontracted }: ShownPeriod) {
  const all = useMemo(() => [...completed, ...subcontracted], [completed, subcontracted]);
  const { query, type, choose } = useProjectQuery();
  const wanted = useDeferredValue(query); // shows a typed letter before filtering thousands of rows
  const keys = clients ? FACETS_WITH_CLIENTS : FACETS;
  const isFound = useMemo(() => finder(wanted, keys), [wanted, keys]);
  const found = useMemo(() => all.filter(isFound), [all, isFound]);
  const facets = useMemo(() => facetsOf(all, wanted, keys), [all, wanted, keys]);
  const filter = { query, onType: type, onChoose: choose, facets, shown: found.length, all: all.length };
  return { all, isFound, found, filter };
}

export function ProjectsPage() {
  const { page, period } = usePageData();
  const { name, clients, completed, subcontracted } = period!;
  const projectTools = useEditedContent((edited) => edited.projectTools);
  const { all, isFound, found, filter } = useFilter(period!);
  const { opened, open, close } = useOpenProject(all);

  const subcon = `${MESSAGES.projects.subcontracted} (${name})`;
  const table = (caption: string, projects: readonly ShownProject[]) => (
    <ProjectTable
      caption={caption}
      clients={clients}
      projects={projects}
      isFound={isFound}
      empty={projects.length ? NO_MATCH : MESSAGES.projects.none}
      onOpen={open}
    />
  );

  return (
    <Page lead={page.description}>
      <Section>
        {projectTools?.(name)}
        {all.length > 0 && <ProjectFilter {...filter} />}
        {table(page.heading, completed)}
        {subcontracted.length > 0 && (
          <>
            <h2 className={styles.second}>{subcon}</h2>
            {table(subcon, subcontracted)}
          </>
        )}
        <PeriodNav period={name} />
      </Section>
      <Section tone="concrete" heading="Other years">
        <PeriodLinks except={name} />
        <p className={styles.every}>
          <Link to={PATHS.projects}>Search all years</Link>
        </p>
      </Section>
      <ProjectDialog project={opened} period={period} among={found} onOpen={open} onClose={close} />
    </Page>
  );
}

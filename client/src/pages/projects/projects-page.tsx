import { useState } from 'react';
import type { ShownProject } from '#shared/content/site/page-data';
import { MESSAGES } from '#shared/messages';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { matches } from './filter.ts';
import { PeriodLinks } from './period-links.tsx';
import { PeriodNav } from './period-nav.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { ProjectFilter } from './project-filter.tsx';
import { ProjectTable } from './project-table.tsx';
import styles from './projects-page.module.css';
import { useOpenProject } from './use-open-project.ts';

const NO_MATCH = 'No project matches what you typed.';

const numbered = (projects: readonly ShownProject[]) =>
  projects.map((project, index) => ({ ...project, number: index + 1 }));

/** The completed projects of a period. */
export function ProjectsPage() {
  const { page, period } = usePageData();
  const { name, clients, completed, subcontracted } = period!;
  const [wanted, setWanted] = useState('');
  const all = [...completed, ...subcontracted];
  const { opened, open, close } = useOpenProject(all);

  const shown = all.filter((project) => matches(project, wanted)).length;
  const subcon = `${MESSAGES.projects.subcontracted} (${name})`;
  const table = (caption: string, projects: readonly ShownProject[]) => (
    <ProjectTable
      caption={caption}
      clients={clients}
      rows={numbered(projects).filter((project) => matches(project, wanted))}
      empty={projects.length ? NO_MATCH : MESSAGES.projects.none}
      onOpen={open}
    />
  );

  return (
    <Page lead={page.description}>
      <Section>
        {all.length > 0 && <ProjectFilter onChange={setWanted} shown={shown} all={all.length} />}
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
      </Section>
      <ProjectDialog project={opened} onClose={close} />
    </Page>
  );
}

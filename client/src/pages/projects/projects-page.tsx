import { useState } from 'react';
import type { Page as CataloguePage, ProjectPeriod } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { loadProjects } from '../../content/projects/load.ts';
import type { PublicProject, PublicProjects } from '../../content/projects/project.ts';
import { matches } from './filter.ts';
import { PeriodLinks } from './period-links.tsx';
import { PeriodNav } from './period-nav.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { ProjectFilter } from './project-filter.tsx';
import { ProjectTable } from './project-table.tsx';
import styles from './projects-page.module.css';
import { useOpenProject } from './use-open-project.ts';

const NO_MATCH = 'No project matches what you typed.';

const numbered = (projects: readonly PublicProject[]) =>
  projects.map((project, index) => ({ ...project, number: index + 1 }));

interface ProjectsPageProps {
  page: CataloguePage;
  period: ProjectPeriod;
  lists: PublicProjects;
}

/** Loads the rows of a period before its page is rendered. */
export async function projectsPage(period: ProjectPeriod) {
  const lists = await loadProjects(period);
  return ({ page }: { page: CataloguePage }) => <ProjectsPage page={page} period={period} lists={lists} />;
}

function ProjectsPage({ page, period, lists: { completed, subcontracted = [] } }: ProjectsPageProps) {
  const [wanted, setWanted] = useState('');
  const all = [...completed, ...subcontracted];
  const { opened, open, close } = useOpenProject(all);

  const shown = all.filter((project) => matches(project, wanted)).length;
  const subcon = `${MESSAGES.projects.subcontracted} (${period})`;
  const table = (caption: string, projects: readonly PublicProject[]) => (
    <ProjectTable
      caption={caption}
      period={period}
      rows={numbered(projects).filter((project) => matches(project, wanted))}
      empty={projects.length ? NO_MATCH : MESSAGES.projects.none}
      onOpen={open}
    />
  );

  return (
    <Page page={page} lead={page.description}>
      <Section>
        {all.length > 0 && <ProjectFilter onChange={setWanted} shown={shown} all={all.length} />}
        {table(page.heading, completed)}
        {subcontracted.length > 0 && (
          <>
            <h2 className={styles.second}>{subcon}</h2>
            {table(subcon, subcontracted)}
          </>
        )}
        <PeriodNav period={period} />
      </Section>
      <Section tone="concrete" heading="Other years">
        <PeriodLinks except={period} />
      </Section>
      <ProjectDialog project={opened} onClose={close} />
    </Page>
  );
}

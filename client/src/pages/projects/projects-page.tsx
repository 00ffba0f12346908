import { useDeferredValue, useMemo, useState } from 'react';
import type { ShownProject } from '#shared/content/site/page-data';
import { MESSAGES } from '#shared/messages';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { ProjectDialog } from '../../components/project/project-dialog.tsx';
import { useOpenProject } from '../../components/project/use-open-project.ts';
import { useEditedContent } from '../../content/edited-content.ts';
import { usePageData } from '../../content/page-context.tsx';
import { matcher } from './filter.ts';
import { PeriodLinks } from '../../components/project/period-links.tsx';
import { PeriodNav } from './period-nav.tsx';
import { ProjectFilter } from './project-filter.tsx';
import { ProjectTable } from './project-table.tsx';
import styles from './projects-page.module.css';

const NO_MATCH = 'No project matches what you typed.';

/** The completed projects of a period. */
export function ProjectsPage() {
  const { page, period } = usePageData();
  const { name, clients, completed, subcontracted } = period!;
  const projectTools = useEditedContent((edited) => edited.projectTools);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed); // a letter is shown before thousands of rows are
  const all = useMemo(() => [...completed, ...subcontracted], [completed, subcontracted]);
  const { opened, open, close } = useOpenProject(all);

  const isFound = useMemo(() => matcher(wanted), [wanted]);
  const shown = all.filter(isFound).length;
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
        {all.length > 0 && <ProjectFilter onChange={setTyped} shown={shown} all={all.length} />}
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

import { useCallback, useEffect, useState } from 'react';
import type { SiteData } from '#shared/content/addresses/site';
import { PROJECTS_FILE, type ProjectsFile, type ShownProjectOfPeriod } from '#shared/content/site/page-data';
import { REQUEST_TIMEOUT } from '../../api/load-code.ts';
import { logFailure } from '../../api/log.ts';
import { Button } from '../../components/button/button.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { PeriodLinks } from '../../components/project/periods/period-links.tsx';
import { ProjectFigures } from '../../components/project/project-figures.tsx';
import { useServedSite } from '../../content/content-context.tsx';
import { useEditedContent } from '../../content/edited-content.ts';
import { usePageData } from '../../content/page-context.tsx';
import { FoundProjects } from './found-projects.tsx';
import styles from './all-projects-page.module.css';

type Projects = readonly ShownProjectOfPeriod[];

/** Projects fetched during this visit. */
const fetched = new WeakMap<SiteData, Promise<Projects>>();

async function request(): Promise<Projects> {
  const response = await fetch(PROJECTS_FILE, { signal: AbortSignal.timeout(REQUEST_TIMEOUT) });
  if (!response.ok) throw new Error(`The projects were answered with status ${response.status}.`);
  const { pictures, projects } = (await response.json()) as ProjectsFile;
  return projects.map(({ picture, ...project }) => ({
    ...project,
    picture: picture === null ? null : pictures[picture],
  }));
}

function fetchOnce(site: SiteData): Promise<Projects> {
  const asked = fetched.get(site) ?? request();
  fetched.set(site, asked);
  asked.catch(() => fetched.delete(site));
  return asked;
}

/** The projects of all periods: from the drafts in the editor, otherwise from one file. */
function useAllProjects() {
  const site = useServedSite();
  const edited = useEditedContent(({ allProjects }) => allProjects);
  const [projects, setProjects] = useState<Projects>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    let isGone = false;
    Promise.resolve(edited ? edited() : fetchOnce(site)).then(
      (all) => !isGone && setProjects(all),
      (error: unknown) => {
        logFailure('The list of all projects', error);
        if (!isGone) setFailed(true);
      },
    );
    return () => void (isGone = true);
  }, [edited, site]);
  useEffect(load, [load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  return { projects, hasFailed, retry };
}

/** The search across all project lists. Without JavaScript, the newest projects, figures and links to the lists remain. */
export function AllProjectsPage() {
  const { page, projects } = usePageData();
  const { figures, counts, newest } = projects!;
  return (
    <Page lead={page.description}>
      <Section>
        <ProjectSearch newest={newest} count={counts.reduce((sum, one) => sum + one.projects, 0)} />
      </Section>
      <Section tone="concrete" heading="Browse by year">
        <div className={styles.figures}>
          <ProjectFigures figures={figures} />
        </div>
        <PeriodLinks counts={counts} />
      </Section>
    </Page>
  );
}

/** The newest projects, and all of them once they have loaded. */
function ProjectSearch({ newest, count }: { newest: Projects; count: number }) {
  const { projects, hasFailed, retry } = useAllProjects();
  return (
    <>
      {hasFailed && (
        <div role="alert" className="notice">
          <p>The projects could not be loaded. Check your connection and try again.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
      {projects ? (
        <FoundProjects all={projects} />
      ) : (
        <FoundProjects all={newest} expected={count} hasFailed={hasFailed} />
      )}
    </>
  );
}

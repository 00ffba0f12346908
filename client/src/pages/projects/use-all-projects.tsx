import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { PROJECTS_FILE, type ProjectsFile, type ShownProjectOfPeriod } from '#shared/content/site/page-data';
import type { SiteData } from '#shared/content/addresses/site';
import { logFailure } from '../../api/log.ts';
import { useServedSite } from '../../content/content-context.tsx';
import { useEditedContent } from '../../content/edited-content.ts';

type Projects = readonly ShownProjectOfPeriod[];

/** Projects fetched during this visit. */
const fetched = new WeakMap<SiteData, Promise<Projects>>();

async function request(): Promise<Projects> {
  const response = await fetch(PROJECTS_FILE);
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

/** Loads the list together with the code that shows it; the page is readable without either. */
async function shown(list: Projects | Promise<Projects>): Promise<ReactNode> {
  const [{ FoundProjects }, all] = await Promise.all([import('./found-projects.tsx'), list]);
  return <FoundProjects all={all} />;
}

/** The projects of all periods: from the drafts in the editor, otherwise from one file. */
export function useAllProjects() {
  const site = useServedSite();
  const edited = useEditedContent(({ allProjects }) => allProjects);
  const [projects, setProjects] = useState<ReactNode>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    let isGone = false;
    shown(edited ? edited() : fetchOnce(site)).then(
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

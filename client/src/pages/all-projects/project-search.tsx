import { useDeferredValue, useMemo } from 'react';
import type { ShownProjectOfPeriod } from '#shared/content/site/page-data';
import { Button } from '../../components/button/button.tsx';
import { ProjectDialog } from '../../components/project/project-dialog.tsx';
import { type FacetKey, facetsOf, finder } from '../../components/project/search/facets.ts';
import { ProjectFilter } from '../../components/project/search/project-filter.tsx';
import { useProjectQuery } from '../../components/project/search/use-project-query.ts';
import { ThumbnailNote } from '../../components/project/thumbnail-note.tsx';
import { useOpenProject } from '../../components/project/use-open-project.ts';
import styles from './all-projects-page.module.css';
import { ProjectRows } from './project-rows.tsx';
import { useAllProjects } from './use-all-projects.ts';

const KEYS: FacetKey[] = ['kind', 'client', 'years'];

/** The search over all lists, from when they are there. */
export function ProjectSearch() {
  const { projects, hasFailed, retry } = useAllProjects();
  if (hasFailed)
    return (
      <div role="alert" className={styles.waiting}>
        <p>The projects could not be loaded. Check your connection and try again.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  if (!projects) return <p className={styles.waiting}>Loading projects...</p>;
  return <Search all={projects} />;
}

function Search({ all }: { all: readonly ShownProjectOfPeriod[] }) {
  const { query, type, choose } = useProjectQuery();
  const wanted = useDeferredValue(query); // a letter is shown before thousands of projects are searched
  const found = useMemo(() => all.filter(finder(wanted, KEYS)), [all, wanted]);
  const facets = useMemo(() => facetsOf(all, wanted, KEYS), [all, wanted]);
  const { opened, open, close } = useOpenProject(all);
  return (
    <>
      <ProjectFilter
        query={query}
        onType={type}
        onChoose={choose}
        facets={facets}
        shown={found.length}
        all={all.length}
      />
      <ProjectRows key={JSON.stringify(wanted)} projects={found} onOpen={open} />
      <ThumbnailNote projects={found} className={styles.note} />
      <ProjectDialog project={opened} among={found} onOpen={open} onClose={close} />
    </>
  );
}

import { useDeferredValue, useMemo } from 'react';
import type { ShownProjectOfPeriod } from '#shared/content/site/page-data';
import { ProjectDialog } from '../../components/project/view/project-dialog.tsx';
import { type FacetKey, facetsOf, finder } from '../../components/project/search/facets.ts';
import { ProjectFilter } from '../../components/project/search/project-filter.tsx';
import { useProjectQuery } from '../../components/project/search/use-project-query.ts';
import { useOpenProject } from '../../components/project/use-open-project.ts';
import { ProjectRows } from './project-rows.tsx';

const KEYS: FacetKey[] = ['kind', 'client', 'years'];

/** The projects of all lists, with filters. */
export function FoundProjects({ all }: { all: readonly ShownProjectOfPeriod[] }) {
  const { query, type, choose } = useProjectQuery();
  const wanted = useDeferredValue(query); // shows a typed letter before searching thousands of projects
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
      <ProjectDialog project={opened} among={found} onOpen={open} onClose={close} />
    </>
  );
}

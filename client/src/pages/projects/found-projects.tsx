import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { edit } from '#shared/content/places';
import type { ShownProjectOfPeriod } from '#shared/content/site/page-data';
import listStyles from '../../components/list-or/list-or.module.css';
import { Button } from '../../components/button/button.tsx';
import { ProjectOpener } from '../../components/project/project-opener.tsx';
import { type FacetKey, facetsOf, finder } from '../../components/project/search/facets.ts';
import { ProjectFilter } from '../../components/project/search/project-filter.tsx';
import { useProjectQuery } from '../../components/project/search/use-project-query.ts';
import { Thumbnail } from '../../components/project/thumbnail.tsx';
import { openerId, useOpenProject } from '../../components/project/use-open-project.ts';
import { ProjectDialog } from '../../components/project/view/project-dialog.tsx';
import styles from './found-projects.module.css';

/** Rows shown at first, and added per press of the button. */
const STEP = 24;

interface ProjectRowsProps {
  projects: readonly ShownProjectOfPeriod[];
  onOpen: (project: ShownProjectOfPeriod) => void;
}

/** The projects found, a page of rows at a time. */
function ProjectRows({ projects, onOpen }: ProjectRowsProps) {
  const [most, setMost] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // the pressed button has moved down or disappeared
    if (most > STEP) list.current?.children[most - STEP]?.querySelector('button')?.focus();
  }, [most]);
  if (projects.length === 0) return <p>No projects match your search.</p>;
  const left = projects.length - most;
  return (
    <>
      <ul ref={list} className={styles.rows}>
        {projects.slice(0, most).map((project) => (
          <Row key={openerId(project)} project={project} onOpen={onOpen} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="secondary" onClick={() => setMost(most + STEP)}>
          {`Show ${Math.min(left, STEP)} more of ${left}`}
        </Button>
      )}
    </>
  );
}

function Row({ project, onOpen }: { project: ShownProjectOfPeriod } & Pick<ProjectRowsProps, 'onOpen'>) {
  const { location, client, kind, period, subcontracted } = project;
  return (
    <li className={styles.row}>
      <Thumbnail project={project} />
      <div>
        <ProjectOpener project={project} onOpen={onOpen} className={styles.opener} />
        {location && <p {...edit(project, 'location')}>{location}</p>}
        <p>{[period, kind, subcontracted && 'Subcontractor', client].filter(Boolean).join('\u00a0· ')}</p>
      </div>
    </li>
  );
}

const KEYS: FacetKey[] = ['kind', 'client', 'years'];

/** The fields of the filter, still without values. */
const NO_FACETS = KEYS.map((key) => ({ key, options: [] }));

interface FoundProjectsProps {
  all: readonly ShownProjectOfPeriod[];
  /** The number of all projects while only the newest are known. */
  expected?: number;
  /** Whether the others could not be loaded. */
  hasFailed?: boolean;
}

/** The projects of all lists, with filters. Until all are known, nothing can be found among them. */
export function FoundProjects({ all, expected, hasFailed }: FoundProjectsProps) {
  const { query, type, choose, latest } = useProjectQuery();
  const wanted = useDeferredValue(query); // shows a typed letter before searching thousands of projects
  const isWhole = expected === undefined;
  const found = useMemo(() => (isWhole ? all.filter(finder(wanted, KEYS)) : all), [all, isWhole, wanted]);
  const facets = useMemo(() => (isWhole ? facetsOf(all, wanted, KEYS) : NO_FACETS), [all, isWhole, wanted]);
  const { opened, open, close } = useOpenProject(all, latest);
  const isSearched = Object.values(query).some(Boolean);
  return (
    <>
      <ProjectFilter
        query={query}
        onType={type}
        onChoose={choose}
        facets={facets}
        shown={isWhole ? found.length : expected}
        all={expected ?? all.length}
      />
      <div className={isWhole ? undefined : listStyles.room}>
        {isWhole || !isSearched ? (
          <ProjectRows key={JSON.stringify(wanted)} projects={found} onOpen={open} />
        ) : (
          !hasFailed && <p>Loading projects...</p>
        )}
      </div>
      <ProjectDialog project={opened} among={found} onOpen={open} onClose={close} />
    </>
  );
}

import { memo, useDeferredValue, useMemo } from 'react';
import { edit } from '#shared/content/places';
import type { ShownPeriod, ShownProject } from '#shared/content/site/page-data';
import { MESSAGES } from '#shared/messages';
import { Following, useIsPainted } from '../../components/page/deferred.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { isOwnCover } from '../../components/project/cover.ts';
import { PeriodLinks } from '../../components/project/periods/period-links.tsx';
import { ProjectOpener } from '../../components/project/project-opener.tsx';
import { ProjectDialog } from '../../components/project/view/project-dialog.tsx';
import { type FacetKey, facetsOf, finder } from '../../components/project/search/facets.ts';
import { ProjectFilter } from '../../components/project/search/project-filter.tsx';
import { useProjectQuery } from '../../components/project/search/use-project-query.ts';
import { Thumbnail } from '../../components/project/thumbnail.tsx';
import { UNKNOWN } from '../../components/project/unknown.ts';
import { useOpenProject } from '../../components/project/use-open-project.ts';
import { type Column, Table } from '../../components/table/table.tsx';
import { useEditedContent } from '../../content/edited-content.ts';
import { usePageData } from '../../content/page-context.tsx';
import { PeriodNav } from './period-nav.tsx';
import styles from './projects-page.module.css';

const NO_MATCH = 'No projects match your search.';

const FACETS: FacetKey[] = ['kind'];
const FACETS_WITH_CLIENTS: FacetKey[] = ['kind', 'client'];

/** The filter of a period and the projects that pass it. */
function useFilter({ clients, completed, subcontracted }: ShownPeriod) {
  const all = useMemo(() => [...completed, ...subcontracted], [completed, subcontracted]);
  const { query, type, choose, latest } = useProjectQuery();
  const wanted = useDeferredValue(query); // shows a typed letter before filtering thousands of rows
  const keys = clients ? FACETS_WITH_CLIENTS : FACETS;
  const isFound = useMemo(() => finder(wanted, keys), [wanted, keys]);
  const found = useMemo(() => all.filter(isFound), [all, isFound]);
  const facets = useMemo(() => facetsOf(all, wanted, keys), [all, wanted, keys]);
  const filter = { query, onType: type, onChoose: choose, facets, shown: found.length, all: all.length };
  return { all, isFound, found, filter, latest };
}

interface ProjectTableProps {
  caption: string;
  /** Whether to show the clients' column. */
  clients: boolean;
  projects: readonly ShownProject[];
  /** Whether to show more than the first screen. */
  isWhole: boolean;
  /** Whether a project passes the filter. */
  isFound: (project: ShownProject) => boolean;
  empty: string;
  onOpen: (project: ShownProject) => void;
}

interface ColumnsOptions extends Pick<ProjectTableProps, 'clients' | 'onOpen'> {
  hasPictures: boolean;
}

/** A column for a text field that may be missing. */
const marked = (
  key: 'location' | 'client',
  column: Pick<Column<ShownProject>, 'heading' | 'kind'>,
): Column<ShownProject> => ({
  ...column,
  cell: (project) => project[key] ?? UNKNOWN,
  mark: (project) => edit(project, key),
});

function columnsOf({ clients, onOpen, hasPictures }: ColumnsOptions): Column<ShownProject>[] {
  const name = (project: ShownProject) => (
    <ProjectOpener project={project} onOpen={onOpen} className={styles.opener}>
      {hasPictures && <Thumbnail project={project} className={styles.thumbnail} />}
      <span>{project.project}</span>
    </ProjectOpener>
  );
  const columns: Column<ShownProject>[] = [
    { heading: '#', kind: 'number', cell: (_project, index) => index + 1 },
    { heading: 'Projects', kind: 'title', cell: name },
    marked('location', { heading: 'Location' }),
  ];
  if (!clients) return columns;
  return [...columns, marked('client', { heading: 'Client', kind: 'long' })];
}

/** Longest list with thumbnails; each picture adds five elements. */
const MAX_PICTURED = 300;

/** More than a screen shows. */
const FIRST_ROWS = 10;

const rowKey = ({ id }: ShownProject) => id;

/** Memoised, so that typing renders it only once the found rows have changed. */
const ProjectTable = memo(function ProjectTable(props: ProjectTableProps) {
  const { clients, onOpen, projects, isWhole, isFound, ...table } = props;
  const hasPictures = useMemo(() => projects.length <= MAX_PICTURED && projects.some(isOwnCover), [projects]);
  const columns = useMemo(() => columnsOf({ clients, onOpen, hasPictures }), [clients, onOpen, hasPictures]);
  return (
    <Table<ShownProject>
      hideCaption
      {...table}
      rows={isWhole ? projects : projects.slice(0, FIRST_ROWS)}
      columns={columns}
      rowKey={rowKey}
      isHidden={(project) => !isFound(project)}
    />
  );
});

export function ProjectsPage() {
  const { page, period } = usePageData();
  const { name, clients, completed, subcontracted } = period!;
  const projectTools = useEditedContent((edited) => edited.projectTools);
  const { all, isFound, found, filter, latest } = useFilter(period!);
  const { opened, open, close } = useOpenProject(all, latest);
  const isPainted = useIsPainted();

  const subcon = `${MESSAGES.projects.subcontracted} (${name})`;
  const table = (caption: string, projects: readonly ShownProject[]) => (
    <ProjectTable
      caption={caption}
      clients={clients}
      projects={projects}
      isWhole={isPainted}
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
        {isPainted && subcontracted.length > 0 && (
          <>
            <h2 className={styles.second}>{subcon}</h2>
            {table(subcon, subcontracted)}
          </>
        )}
        {isPainted && <PeriodNav period={name} />}
      </Section>
      {isPainted ? (
        <Section tone="concrete" heading="Other years">
          <PeriodLinks except={name} />
        </Section>
      ) : (
        <Following />
      )}
      <ProjectDialog project={opened} period={period} among={found} onOpen={open} onClose={close} />
    </Page>
  );
}

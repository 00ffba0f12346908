import { edit } from '#shared/content/places';
import { memo, useMemo } from 'react';
import type { ShownProject } from '#shared/content/site/page-data';
import { type Column, Table } from '../../components/table/table.tsx';
import { isOwnCover } from '../../components/project/cover.ts';
import { ProjectOpener } from '../../components/project/project-opener.tsx';
import { Thumbnail } from '../../components/project/thumbnail.tsx';
import { UNKNOWN } from '../../components/project/unknown.ts';
import styles from './projects-page.module.css';

interface ProjectTableProps {
  caption: string;
  /** Whether to show the clients' column. */
  clients: boolean;
  projects: readonly ShownProject[];
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
const MOST_PICTURED = 300;

const rowKey = ({ id }: ShownProject) => id;

/** Memoised, so that typing renders it only once the found rows have changed. */
export const ProjectTable = memo(function ProjectTable(props: ProjectTableProps) {
  const { clients, onOpen, projects, isFound, ...table } = props;
  const hasPictures = useMemo(() => projects.length <= MOST_PICTURED && projects.some(isOwnCover), [projects]);
  const columns = useMemo(() => columnsOf({ clients, onOpen, hasPictures }), [clients, onOpen, hasPictures]);
  return (
    <Table<ShownProject>
      hideCaption
      {...table}
      rows={projects}
      columns={columns}
      rowKey={rowKey}
      isHidden={(project) => !isFound(project)}
    />
  );
});

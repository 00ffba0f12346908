import type { ShownProject } from '#shared/content/site/page-data';
import { type Column, Table } from '../../components/table/table.tsx';
import styles from './projects-page.module.css';
import { openerId } from './use-open-project.ts';

/** `number` is the position in the unfiltered list. */
export interface NumberedProject extends ShownProject {
  number: number;
}

interface ProjectTableProps {
  caption: string;
  /** Whether there is a column for the clients. */
  clients: boolean;
  rows: readonly NumberedProject[];
  empty: string;
  onOpen: (project: ShownProject) => void;
}

/** Shown for a missing value. */
export const UNKNOWN = '—';

function columnsOf(clients: boolean, onOpen: ProjectTableProps['onOpen']): Column<NumberedProject>[] {
  const name = (project: NumberedProject) => (
    <button
      type="button"
      id={openerId(project)}
      className={styles.opener}
      aria-haspopup="dialog"
      onClick={() => onOpen(project)}
    >
      {project.project}
    </button>
  );
  const columns: Column<NumberedProject>[] = [
    { heading: '#', kind: 'number', cell: ({ number }) => number },
    { heading: 'Projects', kind: 'title', cell: name },
    { heading: 'Location', cell: ({ location }) => location ?? UNKNOWN },
  ];
  if (!clients) return columns;
  return [...columns, { heading: 'Client', kind: 'long', cell: ({ client }) => client ?? UNKNOWN }];
}

export function ProjectTable({ clients, onOpen, ...table }: ProjectTableProps) {
  return <Table<NumberedProject> hideCaption {...table} columns={columnsOf(clients, onOpen)} rowKey={({ id }) => id} />;
}

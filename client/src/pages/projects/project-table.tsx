import type { ProjectPeriod } from '#shared/catalogue';
import { type Column, Table } from '../../components/table/table.tsx';
import { hasClients, type PublicProject } from '../../content/projects/project.ts';
import styles from './projects-page.module.css';
import { openerId } from './use-open-project.ts';

/** `number` is the position in the unfiltered list. */
export interface NumberedProject extends PublicProject {
  number: number;
}

interface ProjectTableProps {
  caption: string;
  period: ProjectPeriod;
  rows: readonly NumberedProject[];
  empty: string;
  onOpen: (project: PublicProject) => void;
}

/** Shown for a missing value. */
export const UNKNOWN = '—';

function columnsOf(period: ProjectPeriod, onOpen: ProjectTableProps['onOpen']): Column<NumberedProject>[] {
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
  if (!hasClients(period)) return columns;
  return [...columns, { heading: 'Client', kind: 'long', cell: ({ client }) => client ?? UNKNOWN }];
}

export function ProjectTable({ period, onOpen, ...table }: ProjectTableProps) {
  return <Table<NumberedProject> hideCaption {...table} columns={columnsOf(period, onOpen)} rowKey={({ id }) => id} />;
}

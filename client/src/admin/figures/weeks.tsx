import type { SubmissionKind, WeekFigures } from '#shared/contract';
import { longDate } from '#shared/content/long-date';
import { KINDS_COUNTED } from '#shared/desk-words';
import { type Column, Table } from '#client/components/table/table.tsx';
import { useOwnKinds } from '#client/stores/rights.ts';
import styles from './figures.module.css';
import { WeekChart } from './week-chart.tsx';

const columnsOf = (kinds: readonly SubmissionKind[]): Column<WeekFigures>[] => [
  { heading: 'Week from', kind: 'title', cell: ({ week }) => longDate(week) },
  ...kinds.map((kind) => ({ heading: KINDS_COUNTED[kind], cell: (row: WeekFigures) => row[kind] })),
];

/** A chart for each kind that the account may see, and the same as a table. */
export function Weeks({ weeks }: { weeks: WeekFigures[] }) {
  const kinds = useOwnKinds();
  return (
    <section>
      <h2>Submissions per week</h2>
      <div className={styles.charts}>
        {kinds.map((kind) => (
          <WeekChart key={kind} kind={kind} weeks={weeks} />
        ))}
      </div>
      <details className={styles.more}>
        <summary>View as table</summary>
        <Table
          caption="Submissions per week"
          hideCaption
          columns={columnsOf(kinds)}
          rows={weeks.toReversed()}
          rowKey={({ week }) => week}
          empty=""
        />
      </details>
    </section>
  );
}

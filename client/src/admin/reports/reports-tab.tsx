import type { PageFigures, SubmissionKind, WeekFigures } from '#shared/contract';
import { MESSAGES } from '#shared/messages';
import { KINDS_COUNTED } from '#shared/inbox/desk-words';
import { Button } from '#client/components/button/button.tsx';
import { useHasRole, useOwnKinds } from '#client/stores/rights.ts';
import { type Column, Table } from '#client/components/table/table.tsx';
import { type Reports, useReports } from '../queries/reports.ts';
import { dateText } from '../times.ts';
import { AnswerTimes } from './answer-times.tsx';
import { MailSettings } from './mail-settings.tsx';
import { OpenByAge } from './open-by-age.tsx';
import { BarChart } from './bar-chart.tsx';
import { BarTable } from './bar-table.tsx';
import { Visits } from './visits.tsx';
import styles from './reports.module.css';

const columnsOf = (kinds: readonly SubmissionKind[]): Column<WeekFigures>[] => [
  { heading: 'Week from', kind: 'title', cell: ({ week }) => dateText(week) },
  ...kinds.map((kind) => ({ heading: KINDS_COUNTED[kind], cell: (row: WeekFigures) => row[kind] })),
];

interface WeekChartProps {
  kind: SubmissionKind;
  weeks: WeekFigures[];
  /** Of any kind in any week. */
  most: number;
}

function WeekChart({ kind, weeks, most }: WeekChartProps) {
  const counts = weeks.map((week) => week[kind]);
  const [running = 0, last = 0] = counts.toReversed();
  const summary = `${running} this week, ${last} last week`;
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <BarChart
      name={KINDS_COUNTED[kind]}
      summary={summary}
      description={`${KINDS_COUNTED[kind]}: ${summary}, ${all} in ${weeks.length} weeks.`}
      counts={counts}
      most={most}
      axis={[dateText(weeks[0].week), 'this week']}
    />
  );
}

/** A chart for each kind that the account may see, and the same figures as a table. */
function Weeks({ weeks }: { weeks: WeekFigures[] }) {
  const kinds = useOwnKinds();
  const most = Math.max(...weeks.flatMap((week) => kinds.map((kind) => week[kind])));
  return (
    <section>
      <h3>Submissions per week</h3>
      <div className={styles.charts}>
        {kinds.map((kind) => (
          <WeekChart key={kind} kind={kind} weeks={weeks} most={most} />
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

const noSubmissionsText = (weeks: number) => `No submissions in the last ${weeks} weeks.`;

/** Submissions received, response times and open work, and visits to the site. */
export function ReportsTab() {
  return (
    <div className={styles.figures}>
      <h2>Reports</h2>
      <ReportsBody />
    </div>
  );
}

function ReportsBody() {
  const { data, isError, refetch } = useReports();
  if (data) return <ReportsSections {...data} />;
  if (!isError) return <p role="status">Loading reports...</p>;
  return (
    <>
      <p role="status">{MESSAGES.networkFailed}</p>
      <div>
        <Button variant="quiet" onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    </>
  );
}

function ReportsSections({ figures: { weeks, answers, open, pages }, visits, settings }: Reports) {
  const isOwner = useHasRole('owner');
  const kinds = useOwnKinds();
  const isEmpty = open.older === 0 && weeks.every((week) => kinds.every((kind) => week[kind] === 0));
  return (
    <>
      {isEmpty ? (
        <section>
          <h3>Submissions</h3>
          <p>
            {noSubmissionsText(weeks.length)} Counts, response times and the pages they came from appear with the first
            one.
          </p>
        </section>
      ) : (
        <>
          <Weeks weeks={weeks} />
          <AnswerTimes answers={answers} weeks={weeks.length} />
          <div className={styles.pair}>
            <OpenByAge open={open} />
            <Pages pages={pages} weeks={weeks.length} />
          </div>
        </>
      )}
      <Visits visits={visits} weeks={weeks.length} />
      {isOwner && <MailSettings settings={settings} />}
    </>
  );
}

interface PagesProps {
  pages: PageFigures[];
  weeks: number;
}

/** Renders nothing while no page is known. */
function Pages({ pages, weeks }: PagesProps) {
  if (pages.length > 0 && pages.every(({ page }) => page === null)) return null;
  return (
    <section>
      <h3>Submissions by page</h3>
      {pages.length === 0 ? (
        <p>{noSubmissionsText(weeks)}</p>
      ) : (
        <>
          <BarTable
            caption={`Submissions by page, last ${weeks} weeks`}
            headings={['Page', 'Submissions']}
            rows={pages.map(({ page, count }) => ({ key: page ?? '', label: page ?? 'Unknown page', count }))}
          />
          <p className={styles.note}>The page the form was sent from, in the last {weeks} weeks.</p>
        </>
      )}
    </section>
  );
}

import { type Device, DEVICES, REFERRERS, type VisitFigures } from '#shared/contract';
import { counted } from '#shared/inbox/desk-words';
import { dateText } from '../times.ts';
import { BarChart } from './bar-chart.tsx';
import { BarTable } from './bar-table.tsx';
import styles from './reports.module.css';

const DEVICE_NAMES: Record<Device, string> = { phone: 'Phones', desktop: 'Computers and tablets' };

const REFERRER_NAMES: Record<string, string> = {
  [REFERRERS.direct]: 'Direct: address, bookmark or app',
  [REFERRERS.other]: 'Other sites',
};

const number = new Intl.NumberFormat('en-US');

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

interface VisitsProps {
  visits: VisitFigures;
  weeks: number;
}

/** Visits to the public pages, beside the submissions received meanwhile. */
export function Visits({ visits, weeks }: VisitsProps) {
  return (
    <section className={styles.visits}>
      <h3>Visits</h3>
      {visits.since === null ? (
        <p>No visits recorded yet.</p>
      ) : (
        <>
          <div className={styles.pair}>
            <div>
              <Days visits={visits} weeks={weeks} />
              <Devices devices={visits.devices} />
            </div>
            <Referrers referrers={visits.referrers} />
          </div>
          <Pages visits={visits} since={visits.since} />
        </>
      )}
      <p className={styles.note}>
        A visit begins when somebody opens a page from outside the site: from a search, a link, a bookmark or its
        address. Pages opened within the site, search engine crawlers and link previews are not counted; your own visits
        are. Only these totals are stored.
      </p>
    </section>
  );
}

function Days({ visits: { days }, weeks }: VisitsProps) {
  const counts = days.map(({ visits }) => visits);
  const [today = 0] = counts.slice(-1);
  const summary = `${number.format(today)} today, ${number.format(sum(counts))} in ${weeks} weeks`;
  return (
    <>
      <BarChart
        name="Visits per day"
        summary={summary}
        description={`Visits per day: ${summary}, at most ${number.format(Math.max(...counts))} on a day.`}
        counts={counts}
        axis={[dateText(days[0].day), 'today']}
      />
      <details className={styles.more}>
        <summary>View as table</summary>
        <BarTable
          caption="Visits per day"
          headings={['Day', 'Visits']}
          rows={days.toReversed().map(({ day, visits }) => ({ key: day, label: dateText(day), count: visits }))}
        />
      </details>
    </>
  );
}

function Devices({ devices }: Pick<VisitFigures, 'devices'>) {
  const all = Math.max(1, sum(Object.values(devices)));
  return (
    <>
      <h4>Devices</h4>
      <BarTable
        caption="Visits by device"
        headings={['Device', 'Share of visits']}
        rows={DEVICES.map((device) => ({
          key: device,
          label: DEVICE_NAMES[device],
          count: devices[device],
          text: `${Math.round((100 * devices[device]) / all)}%`,
        }))}
      />
    </>
  );
}

function Referrers({ referrers }: Pick<VisitFigures, 'referrers'>) {
  return (
    <div>
      <h4>Referrers</h4>
      <BarTable
        caption="Visits by referrer"
        headings={['Referrer', 'Visits']}
        rows={referrers.map(({ referrer, visits }) => ({
          key: referrer,
          label: REFERRER_NAMES[referrer] ?? referrer,
          count: visits,
          text: number.format(visits),
        }))}
      />
    </div>
  );
}

interface PagesProps {
  visits: VisitFigures;
  since: string;
}

function Pages({ visits: { pages, submissions }, since }: PagesProps) {
  return (
    <>
      <h4>Pages</h4>
      <BarTable
        caption="Visits and submissions by page"
        headings={['Page', 'Visits that began here', 'Submissions']}
        rows={pages.map(({ page, visits, submissions }) => ({
          key: page,
          label: page,
          count: visits,
          text: number.format(visits),
          other: number.format(submissions),
        }))}
      />
      <p className={styles.note}>
        Counted since {dateText(since)}, with {counted(submissions, 'submission')} in all. A form may be sent from
        another page than the one the visit began on.
      </p>
    </>
  );
}

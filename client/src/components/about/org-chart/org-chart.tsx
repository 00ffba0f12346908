import type { Chart, Drawing } from './drawing.ts';
import { DrawnChart } from './drawn-chart.tsx';
import styles from './org-chart.module.css';
import { tallChart } from './tall.ts';
import { wideChart } from './wide.ts';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function alternativeOf({ head, departments: { length } }: Chart): string {
  return `Organizational chart: ${head} with ${NUMBERS[length]} ${length === 1 ? 'department' : 'departments'} and their roles.`;
}

/** The chart as a picture and, for screen readers and for copying, as text. */
export function OrgChart({ chart }: { chart: Chart }) {
  const alt = alternativeOf(chart);
  const drawn = (drawing: Drawing, className: string) => (
    <DrawnChart drawing={drawing} alt={alt} className={className} />
  );
  return (
    <div className={styles.chart}>
      {drawn(wideChart(chart), styles.wide)}
      {drawn(tallChart(chart), styles.tall)}
      <ChartInWords chart={chart} />
    </div>
  );
}

function ChartInWords({ chart: { head, departments } }: { chart: Chart }) {
  return (
    <details className={styles.words}>
      <summary>The chart in words</summary>
      <p>{head}</p>
      <ul>
        {departments.map(({ name, roles }) => (
          <li key={name}>
            <strong>{name}</strong>
            <ul>
              {roles.map((role) => (
                <li key={role}>{role}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}

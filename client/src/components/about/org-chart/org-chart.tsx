import { edit } from '#shared/content/places';
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

function ChartInWords({ chart }: { chart: Chart }) {
  const { head, departments } = chart;
  return (
    <details className={styles.words}>
      <summary>View as text</summary>
      <p {...edit(chart, 'head')}>{head}</p>
      <ul>
        {departments.map((department, index) => (
          <li key={index}>
            <strong {...edit(department, 'name')}>{department.name}</strong>
            <ul>
              {department.roles.map((role, at) => (
                <li key={at} {...edit(department, 'roles', at)}>
                  {role}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}

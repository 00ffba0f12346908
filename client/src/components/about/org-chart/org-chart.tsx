import type { About } from '#shared/content/documents/about';
import { edit } from '#shared/content/places';
import styles from './org-chart.module.css';

type Chart = About['chart'];

/** Maximum number of departments beside each other. */
const IN_ROW = 7;

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
  const { head, departments } = chart;
  return (
    <div>
      <div role="img" aria-label={alternativeOf(chart)} className={styles.chart}>
        <div className={styles.head} {...edit(chart, 'head')}>
          {head}
        </div>
        <div className={departments.length > IN_ROW ? styles.many : styles.few}>
          {departments.map((department, index) => (
            <div key={index} className={styles.department}>
              <div {...edit(department, 'name')}>{department.name}</div>
              {department.roles.map((role, at) => (
                <span key={at} {...edit(department, 'roles', at)}>
                  {role}
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
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

import { edit } from '#shared/content/places';
import { type Box, type Chart, type Drawing, middleOf } from './drawing.ts';
import { tallChart } from './tall.ts';
import { wideChart } from './wide.ts';
import styles from './org-chart.module.css';

interface DrawnChartProps {
  drawing: Drawing;
  alt: string;
  className: string;
}

function DrawnChart({ drawing: { width, height, boxes, lines }, alt, className }: DrawnChartProps) {
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
    >
      <path d={lines} />
      {boxes.map((box, index) => (
        <g key={index} className={styles[box.kind]}>
          <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="6" />
          {box.kind === 'head' && <path d={`M${box.x + 4} ${box.y + 1}v${box.height - 2}`} />}
          <BoxText {...box} />
        </g>
      ))}
    </svg>
  );
}

function BoxText(box: Box) {
  const { lines, textAt } = box;
  if (lines.length === 1) {
    return (
      <text x={textAt} y={middleOf(box)}>
        {lines[0]}
      </text>
    );
  }
  return (
    <text y={middleOf(box)}>
      {lines.map((line, index) => (
        <tspan key={index} x={textAt} dy={index === 0 ? `${(1 - lines.length) * 0.6}em` : '1.2em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

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

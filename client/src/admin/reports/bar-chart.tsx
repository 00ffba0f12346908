import styles from './reports.module.css';

/** In SVG units. */
const WIDTH = 240;
const TOP = 12;
const HEIGHT = 60;
/** The part of its step that a bar fills. */
const FILLED = 0.7;
/** With more bars, there is no room for a number above each. */
const MAX_NUMBERED = 26;

interface BarChartProps {
  name: string;
  /** Shown beside the name. */
  summary: string;
  /** The chart in words, for who cannot see it. */
  description: string;
  /** The last one is of the current period. */
  counts: number[];
  /** The count of the highest possible bar, for charts that are compared. */
  most?: number;
  axis: [first: string, last: string];
}

/** Counts per period as bars; the current period is outlined. */
export function BarChart({ name, summary, description, counts, most, axis: [first, last] }: BarChartProps) {
  const highest = Math.max(1, most ?? 0, ...counts);
  const step = WIDTH / counts.length;
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{name}</strong>
        <span>{summary}</span>
      </figcaption>
      <svg role="img" aria-label={description} viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + 1}`}>
        {counts.map((count, index) => (
          <Bar
            key={index}
            left={index * step}
            step={step}
            height={(count / highest) * HEIGHT}
            number={count > 0 && counts.length <= MAX_NUMBERED ? count : undefined}
            isRunning={index === counts.length - 1}
          />
        ))}
      </svg>
      <p className={styles.axis}>
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </figure>
  );
}

interface BarProps {
  left: number;
  step: number;
  height: number;
  /** Shown above the bar. */
  number?: number;
  isRunning: boolean;
}

function Bar({ left, step, height, number, isRunning }: BarProps) {
  const top = TOP + HEIGHT - height;
  return (
    <>
      <rect
        className={isRunning ? styles.running : styles.bar}
        x={left + (step * (1 - FILLED)) / 2}
        y={top}
        width={step * FILLED}
        height={Math.max(height, 0.75)}
      />
      {number !== undefined && (
        <text className={styles.count} x={left + step / 2} y={top - 2}>
          {number}
        </text>
      )}
    </>
  );
}

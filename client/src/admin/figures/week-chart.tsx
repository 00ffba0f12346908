import type { SubmissionKind, WeekFigures } from '#shared/contract';
import { longDate } from '#shared/content/long-date';
import { KINDS_COUNTED } from '#shared/desk-words';
import styles from './figures.module.css';

/** In SVG units. */
const BAR = { step: 20, width: 14 };
const TOP = 12;
const HEIGHT = 60;

interface WeekChartProps {
  kind: SubmissionKind;
  weeks: WeekFigures[];
}

/** Submissions of a kind per week as bars; the current week is outlined. */
export function WeekChart({ kind, weeks }: WeekChartProps) {
  const counts = weeks.map((week) => week[kind]);
  const most = Math.max(1, ...counts);
  const [running = 0, last = 0] = counts.toReversed();
  const words = `${running} this week, ${last} last week`;
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{KINDS_COUNTED[kind]}</strong>
        <span>{words}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${KINDS_COUNTED[kind]}: ${words}, ${all} in ${weeks.length} weeks.`}
        viewBox={`0 0 ${weeks.length * BAR.step} ${TOP + HEIGHT + 1}`}
      >
        {weeks.map(({ week }, index) => (
          <Bar
            key={week}
            left={index * BAR.step}
            count={counts[index]}
            height={(counts[index] / most) * HEIGHT}
            isRunning={index === weeks.length - 1}
          />
        ))}
      </svg>
      <p className={styles.axis}>
        <span>{longDate(weeks[0].week)}</span>
        <span>this week</span>
      </p>
    </figure>
  );
}

interface BarProps {
  left: number;
  count: number;
  height: number;
  isRunning: boolean;
}

function Bar({ left, count, height, isRunning }: BarProps) {
  const top = TOP + HEIGHT - height;
  return (
    <>
      <rect
        className={isRunning ? styles.running : styles.bar}
        x={left + (BAR.step - BAR.width) / 2}
        y={top}
        width={BAR.width}
        height={Math.max(height, 0.75)}
      />
      {count > 0 && (
        <text className={styles.count} x={left + BAR.step / 2} y={top - 2}>
          {count}
        </text>
      )}
    </>
  );
}

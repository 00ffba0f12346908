import type { OpenFigures } from '#shared/contract';
import { countedUpTo, countText } from '#shared/inbox/desk-words';
import { BarTable } from './bar-table.tsx';
import styles from './reports.module.css';

const AGES: [keyof OpenFigures, string][] = [
  ['today', 'Today'],
  ['days', '1 to 2 days ago'],
  ['week', '3 to 7 days ago'],
  ['older', 'Earlier'],
];

const waitingText = (waiting: number) =>
  waiting === 0
    ? 'Nothing has been unanswered for more than 2 days.'
    : `${countedUpTo(waiting, 'submission')} unanswered for more than 2 days.`;

export function OpenByAge({ open }: { open: OpenFigures }) {
  return (
    <section>
      <h3>Open by age</h3>
      <BarTable
        caption="Open submissions by age"
        headings={['Age', 'Open submissions']}
        rows={AGES.map(([key, label]) => ({ key, label, count: open[key], text: countText(open[key]) }))}
      />
      <p className={styles.note}>{waitingText(open.waiting)}</p>
    </section>
  );
}

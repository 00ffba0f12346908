import type { AnswerFigures } from '#shared/contract';
import { durationText, KINDS_COUNTED, shareText } from '#shared/desk-words';
import { type Column, Table } from '#client/components/table/table.tsx';
import styles from './figures.module.css';

const COLUMNS: Column<AnswerFigures>[] = [
  { heading: 'Kind', kind: 'title', cell: ({ kind }) => KINDS_COUNTED[kind] },
  { heading: 'Answered', cell: ({ answered }) => answered },
  { heading: 'Half of them within', cell: ({ median }) => durationText(median) },
  { heading: 'Nine of ten within', cell: ({ slow }) => durationText(slow) },
  { heading: 'By the next working day', cell: shareText },
];

interface AnswerTimesProps {
  answers: AnswerFigures[];
  weeks: number;
}

/** How long visitors waited for the first answer. */
export function AnswerTimes({ answers, weeks }: AnswerTimesProps) {
  return (
    <section className={styles.answers}>
      <h2>Time to the first answer</h2>
      <Table
        caption="Time to the first answer"
        hideCaption
        columns={COLUMNS}
        rows={answers}
        rowKey={({ kind }) => kind}
        empty=""
      />
      <p className={styles.note}>
        Of what came in the last {weeks} weeks. The first answer is a reply from the Inbox or, without one, the moment
        when it was marked as handled.
      </p>
    </section>
  );
}

import type { AnswerFigures } from '#shared/contract';
import { durationText, KINDS_COUNTED, shareText } from '#shared/inbox/desk-words';
import { type Column, Table } from '#client/components/table/table.tsx';
import styles from './reports.module.css';

const COLUMNS: Column<AnswerFigures>[] = [
  { heading: 'Kind', kind: 'title', cell: ({ kind }) => KINDS_COUNTED[kind] },
  { heading: 'Answered', cell: ({ answered }) => answered },
  { heading: 'Median', cell: ({ median }) => durationText(median) },
  { heading: '90th percentile', cell: ({ slow }) => durationText(slow) },
  { heading: 'Within one working day', cell: shareText },
];

interface AnswerTimesProps {
  answers: AnswerFigures[];
  weeks: number;
}

export function AnswerTimes({ answers, weeks }: AnswerTimesProps) {
  return (
    <section className={styles.answers}>
      <h3>First response time</h3>
      <Table
        caption="First response time"
        hideCaption
        columns={COLUMNS}
        rows={answers}
        rowKey={({ kind }) => kind}
        empty=""
      />
      <p className={styles.note}>
        For submissions in the last {weeks} weeks. The first response is a reply from the Inbox or, without one, the
        time it was marked as done. Submissions less than a working day old count once they are answered.
      </p>
    </section>
  );
}

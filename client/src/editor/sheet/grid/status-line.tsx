import { useState } from 'react';
import { Button } from '#client/components/button/button.tsx';
import { type AssumedDates, otherOrder, readingText } from '../read-dates.ts';
import { PROBLEM_ID } from './grid-row.tsx';
import styles from './grid.module.css';

/** Reports an action, and how ambiguous dates were read. An empty text keeps the question about dates. */
export type ShowStatus = (text: string, dates?: AssumedDates) => void;

interface StatusMessage {
  text: string;
  dates?: AssumedDates;
}

export function useStatusLine() {
  const [message, setMessage] = useState<StatusMessage>({ text: '' });
  const showStatus: ShowStatus = (text, dates) =>
    setMessage((before) => (text || dates || !before.dates ? { text, dates } : before));
  return { message, showStatus };
}

interface StatusLineProps {
  message: StatusMessage;
  /** The problem of the active cell. */
  problem?: string;
  onTurn: (dates: AssumedDates) => void;
}

export function StatusLine({ message: { text, dates }, problem, onTurn }: StatusLineProps) {
  return (
    <div className={styles.status}>
      <span id={PROBLEM_ID} className={styles.problem}>
        {problem}
      </span>
      <span role="status">{[text !== problem && text, dates && readingText(dates)].filter(Boolean).join(' ')}</span>
      {dates && (
        <Button variant="quiet" onClick={() => onTurn(dates)}>
          Read as {otherOrder(dates.order)}
        </Button>
      )}
    </div>
  );
}

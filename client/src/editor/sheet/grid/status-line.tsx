import { useState } from 'react';
import { Button } from '#client/components/button/button.tsx';
import { type AssumedDates, otherOrder, readingText } from '../read-dates.ts';
import { PROBLEM_ID } from './grid-row.tsx';
import styles from './grid.module.css';

/** Reports an action, and how ambiguous dates were read. An empty text keeps the question about dates. */
export type Tell = (text: string, dates?: AssumedDates) => void;

interface Said {
  text: string;
  dates?: AssumedDates;
}

export function useStatusLine() {
  const [told, setTold] = useState<Said>({ text: '' });
  const tell: Tell = (text, dates) => setTold((before) => (text || dates || !before.dates ? { text, dates } : before));
  return { told, tell };
}

interface StatusLineProps {
  told: Said;
  /** The problem of the active cell. */
  problem?: string;
  onTurn: (dates: AssumedDates) => void;
}

export function StatusLine({ told: { text, dates }, problem, onTurn }: StatusLineProps) {
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

import { type ReactNode, useState } from 'react';
import type { ListStatus } from '../../stores/rows.ts';
import { Button } from '../button/button.tsx';
import styles from './list-or.module.css';

interface ListOrProps<Row> {
  items: readonly Row[];
  status: ListStatus;
  /** Without `failed`, a list that fails to load shows `empty`. */
  messages: { loading: string; empty: string; failed?: string };
  onRetry?: () => void;
  className?: string;
  /** Shown below the message of an empty list. */
  instead?: ReactNode;
  children: (row: Row, index: number) => ReactNode;
}

const isSettled = (status: ListStatus) => status === 'loaded' || status === 'failed';

/** A list, or a message in its place. The children render one `<li>` per row. */
export function ListOr<Row>(props: ListOrProps<Row>) {
  const { items, status, instead } = props;
  const [wasSettled] = useState(isSettled(status));
  const isEmpty = items.length === 0 && isSettled(status);
  return (
    <div className={wasSettled || isEmpty ? undefined : styles.room} data-instead={instead ? true : undefined}>
      <ListOrSentence {...props} />
      {isEmpty && instead}
    </div>
  );
}

function ListOrSentence<Row>({ items, status, messages, onRetry, className, children }: ListOrProps<Row>) {
  if (status === 'loaded' && items.length > 0) return <ul className={className}>{items.map(children)}</ul>;
  if (status === 'loaded') return <p role="status">{messages.empty}</p>;
  if (status !== 'failed') {
    return (
      <p role="status" className={styles.loading}>
        {messages.loading}
      </p>
    );
  }
  return (
    <div className={styles.failed}>
      <p role="status">{messages.failed ?? messages.empty}</p>
      {onRetry && (
        <Button variant="quiet" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}

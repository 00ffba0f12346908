import { type KeyboardEvent, useRef, useState } from 'react';
import { useKinds } from '../../fields/kinds.ts';
import { useUncommittedInput } from '../../drafts/saving/typing.ts';
import type { Column } from '../cells/columns.ts';
import styles from './grid.module.css';

/** Where the cursor moves after a cell was written. */
export type Leave = 'down' | 'up' | 'right' | 'left' | 'stay';

interface CellEditorProps {
  column: Column;
  /** The initial text: that of the cell, or the key that started the edit. */
  text: string;
  /** The text of the cell. */
  before: string;
  onCommit: (text: string, leave: Leave) => void;
  onCancel: () => void;
}

function leaveBy({ key, shiftKey }: KeyboardEvent): Leave | undefined {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return undefined;
}

const INPUT_MODES: Partial<Record<Column['kind'], 'decimal'>> = { number: 'decimal' };

const KINDS = 'kinds-of-work';

function KindList() {
  return (
    <datalist id={KINDS}>
      {useKinds().map((kind) => (
        <option key={kind} value={kind} />
      ))}
    </datalist>
  );
}

/** The input of a cell. It has its own state, so that typing renders nothing else. */
export function CellEditor({ column, text, before, onCommit, onCancel }: CellEditorProps) {
  const [typed, setTyped] = useState(text);
  const isDone = useRef(false);
  const finish = (leave: Leave) => {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(typed, leave);
  };
  useUncommittedInput(typed !== before, () => finish('stay'));
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const leave = leaveBy(event);
    if (!leave && event.key !== 'Escape') return;
    event.preventDefault(); // Escape would close the dialog
    if (leave) return finish(leave);
    isDone.current = true;
    onCancel();
  };
  const input = (
    <input
      className={styles.editor}
      aria-label={column.title}
      autoFocus
      autoComplete="off"
      inputMode={INPUT_MODES[column.kind]}
      placeholder={column.control === 'date' ? '2026-05-03' : undefined}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={press}
      onBlur={() => finish('stay')}
      onPaste={(event) => event.stopPropagation()}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      list={column.control === 'kind' ? KINDS : undefined}
    />
  );
  if (column.control !== 'kind') return input;
  return (
    <>
      {input}
      <KindList />
    </>
  );
}

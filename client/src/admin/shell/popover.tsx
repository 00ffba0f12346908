import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useClosing } from '#client/hooks/use-closing.ts';
import styles from './shell.module.css';

interface PopoverProps {
  label: ReactNode;
  /** Accessible name, where the label has no text. */
  name?: string;
  children: ReactNode;
}

/** A button that opens a popover. A press outside, Escape or a followed link closes it. */
export function Popover({ label, name, children }: PopoverProps) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = useCallback((byKey: boolean) => {
    setOpenAt(undefined);
    if (byKey) root.current?.querySelector('button')?.focus();
  }, []);
  useClosing(root, isOpen, close);
  return (
    <div ref={root} className={styles.popover}>
      <button
        type="button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        {label}
      </button>
      <div id={id} className={styles.below} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}

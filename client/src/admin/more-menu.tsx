import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useClosing } from '#client/hooks/use-closing.ts';
import styles from './more-menu.module.css';

interface MoreMenuProps {
  /** What the three dots stand for, for screen readers. */
  label: string;
  children: ReactNode;
}

/** Rarely used actions behind three dots. It stays open while they are pressed, and closes on Escape or a press outside. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback((byKey: boolean) => {
    if (document.querySelector('dialog[open]')) return; // opened by one of the actions, and closed first
    root.current?.removeAttribute('open');
    if (byKey) root.current?.querySelector('summary')?.focus();
  }, []);
  useClosing(root, isOpen, close);
  return (
    <details ref={root} className={styles.menu} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={label} />
      <div>{children}</div>
    </details>
  );
}

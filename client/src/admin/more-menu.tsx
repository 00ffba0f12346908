import type { ReactNode } from 'react';
import { useClosingDetails } from './hooks/use-closing-details.ts';
import styles from './more-menu.module.css';

interface MoreMenuProps {
  /** What the three dots stand for, for screen readers. */
  label: string;
  children: ReactNode;
}

/** Rarely used actions behind three dots. It stays open while they are pressed. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  const { details, onToggle } = useClosingDetails();
  return (
    <details ref={details} className={styles.menu} onToggle={onToggle}>
      <summary aria-label={label} />
      <div>{children}</div>
    </details>
  );
}

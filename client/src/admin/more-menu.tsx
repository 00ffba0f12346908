import { type ReactNode, useEffect } from 'react';
import { useClosingDetails } from './hooks/use-closing-details.ts';
import styles from './more-menu.module.css';

interface MoreMenuProps {
  /** The accessible name of the three dots. */
  label: string;
  children: ReactNode;
}

/** Rarely used actions behind three dots. It stays open while they are pressed, but not behind a dialog that one of them opens. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  const { details, close, onToggle } = useClosingDetails();
  useEffect(() => {
    const menu = details.current;
    const closeAfterDialog = () => close(true);
    menu?.addEventListener('close', closeAfterDialog, { capture: true }); // the event does not bubble
    return () => menu?.removeEventListener('close', closeAfterDialog, { capture: true });
  }, [details, close]);
  return (
    <details ref={details} className={styles.menu} onToggle={onToggle}>
      <summary aria-label={label} />
      <div>{children}</div>
    </details>
  );
}

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  heading: string;
  onClose: () => void;
  /** Beside its own. */
  className?: string;
  children?: ReactNode;
}

/** Closes on its button, on Escape and on a click outside; the browser restores the focus. */
export function Dialog({ open, heading, onClose, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (open === ref.current?.open) return;
    if (open) ref.current?.showModal();
    else ref.current?.close();
  }, [open]);

  // `onClose` is called by the dialog's close event, however it was closed. React hands on that of a dialog inside of it.
  const closeNow = () => ref.current?.close();
  // The box covers the dialog, so that a click on the dialog itself is a click on the backdrop.
  const onClick = ({ target, currentTarget }: MouseEvent) => target === currentTarget && closeNow();

  return (
    <dialog
      ref={ref}
      className={className ? `${styles.dialog} ${className}` : styles.dialog}
      aria-labelledby={open ? id : undefined}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClick={onClick}
    >
      {open && (
        <div className={styles.box}>
          <h2 id={id}>{heading}</h2>
          {children}
          <button type="button" className={styles.close} aria-label="Close" onClick={closeNow} />
        </div>
      )}
    </dialog>
  );
}

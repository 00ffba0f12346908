import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { DialogToasts } from '../toast/dialog-toasts.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  heading: string;
  onClose: () => void;
  /** Added to the dialog's own class. */
  className?: string;
  /** Focuses the Close button instead of the first control. */
  startsAtClose?: boolean;
  children?: ReactNode;
}

/** A modal dialog. Its button, Escape and a click outside close it; the browser restores the focus. */
export function Dialog({ open, heading, onClose, className, startsAtClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (open === ref.current?.open) return;
    if (open) ref.current?.showModal();
    else ref.current?.close();
    if (open && startsAtClose) closer.current?.focus();
  }, [open, startsAtClose]);

  // `onClose` handles the dialog's close event, whatever closed it. React also bubbles the event of a nested dialog.
  const closeNow = () => ref.current?.close();
  // The box covers the dialog, so a click on the dialog element itself is on the backdrop. A text selection with one end inside also ends
  // in a click on the dialog, so both ends must be outside.
  const ends = useRef({ pressed: false, released: false });
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    const { pressed, released } = ends.current;
    if (target === currentTarget && pressed && released) closeNow();
  };

  return (
    <dialog
      ref={ref}
      className={className ? `${styles.dialog} ${className}` : styles.dialog}
      aria-labelledby={open ? id : undefined}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onPointerDown={({ target, currentTarget }) => (ends.current.pressed = target === currentTarget)}
      onPointerUp={({ target, currentTarget }) => (ends.current.released = target === currentTarget)}
      onClick={onClick}
    >
      {open && (
        <div className={styles.box}>
          <h2 id={id}>{heading}</h2>
          {children}
          <CloseButton ref={closer} aria-label="Close" onClick={closeNow} />
        </div>
      )}
      {open && <DialogToasts />}
    </dialog>
  );
}

/** The × in the upper corner of a dialog or panel. */
export function CloseButton({ className, ...props }: ComponentProps<'button'>) {
  return <button {...props} type="button" className={className ? `${styles.close} ${className}` : styles.close} />;
}

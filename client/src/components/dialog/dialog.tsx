import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { DialogToasts } from '../toast/dialog-toasts.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  heading: string;
  onClose: () => void;
  /** Beside its own. */
  className?: string;
  /** Gives the focus to the button that closes it instead of to the first control. */
  startsAtClose?: boolean;
  children?: ReactNode;
}

/** Closes on its button, on Escape and on a click outside; the browser restores the focus. */
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

  // `onClose` is called by the dialog's close event, however it was closed. React tells of that of a dialog inside, too.
  const closeNow = () => ref.current?.close();
  // The box covers the dialog, so that a click on the dialog itself is a click on the backdrop. A selection of text that
  // begins or ends inside is a click on what both ends have in common: the dialog.
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
          <button ref={closer} type="button" className={styles.close} aria-label="Close" onClick={closeNow} />
        </div>
      )}
      {open && <DialogToasts />}
    </dialog>
  );
}

import { type ComponentProps, useEffect, useRef } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Disables the button. */
  busy?: boolean;
}

export function Button({
  variant = 'primary',
  busy = false,
  disabled,
  className,
  type = 'button',
  ...props
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // a disabled button loses the focus
    if (wasBusy.current && !busy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return (
    <button
      ref={button}
      {...props}
      type={type}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      className={buttonClass(variant, className)}
    />
  );
}

export const buttonClass = (variant: ButtonVariant, more?: string): string =>
  [styles.button, styles[variant], more].filter(Boolean).join(' ');

import type { BaseSyntheticEvent } from 'react';
import { HONEYPOT_FIELD } from '#shared/endpoints';
import styles from './public-form.module.css';

/** A honeypot: hidden from people, screen readers and password managers, so only bots fill it in. */
export function TrapField() {
  return (
    <input
      name={HONEYPOT_FIELD}
      className={styles.trap}
      aria-hidden
      tabIndex={-1}
      autoComplete="off"
      data-1p-ignore
      data-lpignore="true"
      data-bwignore
      data-form-type="other"
    />
  );
}

/** The honeypot's content in a submit event's form. */
export function trapOf(event?: BaseSyntheticEvent): string | undefined {
  const trap = (event?.target as HTMLFormElement | undefined)?.elements.namedItem(HONEYPOT_FIELD);
  return trap instanceof HTMLInputElement ? trap.value : undefined;
}

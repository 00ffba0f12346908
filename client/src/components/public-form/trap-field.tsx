import type { BaseSyntheticEvent } from 'react';
import { TRAP_FIELD } from '../../../../shared/endpoints.ts';
import styles from './public-form.module.css';

/** An input that no person sees, reaches or hears of, and that no browser or password manager fills: what is in it, a machine wrote. */
export function TrapField() {
  return (
    <input
      name={TRAP_FIELD}
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

/** What the trap of the form holds that is being submitted. */
export function trapOf(event?: BaseSyntheticEvent): string | undefined {
  const trap = (event?.target as HTMLFormElement | undefined)?.elements.namedItem(TRAP_FIELD);
  return trap instanceof HTMLInputElement ? trap.value : undefined;
}

import type { ComponentProps } from 'react';
import styles from './form.module.css';

/**
 * A column of fields. `noValidate`: messages come from the rules. `post`: submitting before hydration must not put values into the address.
 */
export function Form({ className, ...props }: ComponentProps<'form'>) {
  return <form noValidate method="post" {...props} className={[styles.form, className].filter(Boolean).join(' ')} />;
}

/** Two fields side by side if they fit. */
export function FieldPair({ children }: ComponentProps<'div'>) {
  return <div className={styles.pair}>{children}</div>;
}

export function FormActions({ children }: ComponentProps<'div'>) {
  return <div className={styles.actions}>{children}</div>;
}

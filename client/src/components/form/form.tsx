import type { ComponentProps } from 'react';
import styles from './form.module.css';

/** A column of fields. `noValidate`: the sentences come from the rules. `post`: a form sent before hydration puts no value into the address. */
export function Form({ className, ...props }: ComponentProps<'form'>) {
  return <form noValidate method="post" {...props} className={[styles.form, className].filter(Boolean).join(' ')} />;
}

/** Two fields side by side where there is room. */
export function FieldPair({ children }: ComponentProps<'div'>) {
  return <div className={styles.pair}>{children}</div>;
}

/** The buttons of a form. */
export function FormActions({ children }: ComponentProps<'div'>) {
  return <div className={styles.actions}>{children}</div>;
}

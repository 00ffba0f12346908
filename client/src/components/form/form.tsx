import type { ComponentProps } from 'react';
import styles from './form.module.css';

/** A column of fields. Our own sentences replace the browser's bubbles; sent before hydration, no value lands in an address. */
export function Form({ className, ...props }: ComponentProps<'form'>) {
  return <form noValidate method="post" {...props} className={[styles.form, className].filter(Boolean).join(' ')} />;
}

/** Two fields side by side where there is room. */
export function FieldPair({ children }: ComponentProps<'div'>) {
  return <div className={styles.pair}>{children}</div>;
}

/** The button and what stands beside it. */
export function FormActions({ children }: ComponentProps<'div'>) {
  return <div className={styles.actions}>{children}</div>;
}

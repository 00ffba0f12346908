import type { ComponentProps, ReactNode } from 'react';
import { Alert } from './alert.tsx';
import styles from './form.module.css';

/** A column of fields. `noValidate`: the sentences come from the rules. `post`: a form sent before hydration puts no value into the address. */
export function Form({ className, ...props }: ComponentProps<'form'>) {
  return <form noValidate method="post" {...props} className={[styles.form, className].filter(Boolean).join(' ')} />;
}

/** Two fields side by side where there is room. */
export function FieldPair({ children }: ComponentProps<'div'>) {
  return <div className={styles.pair}>{children}</div>;
}

interface FormActionsProps {
  /** Why the last attempt failed. */
  failure?: string;
  children: ReactNode;
}

/** The buttons of a form, below the sentence of a failure. */
export function FormActions({ failure, children }: FormActionsProps) {
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <div className={styles.actions}>{children}</div>
    </>
  );
}

import type { ReactNode } from 'react';
import { Alert } from '../components/form/alert.tsx';
import { FormActions } from '../components/form/form.tsx';

interface FormFooterProps {
  /** Why the last attempt failed. */
  failure?: string;
  children: ReactNode;
}

/** The buttons of a form, below the sentence of a failure. */
export function FormFooter({ failure, children }: FormFooterProps) {
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <FormActions>{children}</FormActions>
    </>
  );
}

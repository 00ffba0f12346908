import type { ReactNode } from 'react';
import { Alert } from '../components/form/alert.tsx';
import { FormActions } from '../components/form/form.tsx';

interface FormFooterProps {
  /** Error message of the last attempt. */
  failure?: string;
  children: ReactNode;
}

/** The buttons of a form, below its error message. */
export function FormFooter({ failure, children }: FormFooterProps) {
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <FormActions>{children}</FormActions>
    </>
  );
}

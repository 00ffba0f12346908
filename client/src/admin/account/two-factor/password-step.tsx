import { type ReactNode, useEffect, useRef } from 'react';
import { PASSWORD_PROOF_RULES, TWO_FACTOR_MESSAGES } from '#shared/accounts/two-factor';
import type { PasswordProof } from '#shared/accounts/two-factor-contract';
import { Button } from '#client/components/button/button.tsx';
import { TextField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { useRuledForm } from '#client/components/form/use-ruled-form.ts';
import { FormFooter } from '../../form-footer.tsx';
import { useAttempt } from '../../hooks/use-attempt.ts';
import styles from './two-factor.module.css';

/** Focuses the start of the new step, because the button that opened it has disappeared. */
export function useStart<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return ref;
}

interface PasswordStepProps {
  heading: string;
  text: ReactNode;
  /** Label of the submit button. */
  submit: string;
  onCancel: () => void;
  work: (proof: PasswordProof) => Promise<void>;
}

/** Asks for the current password before a second factor is changed. */
export function PasswordStep({ heading, text, submit, onCancel, work }: PasswordStepProps) {
  const { field, onSubmit } = useRuledForm(PASSWORD_PROOF_RULES, { initial: { currentPassword: '' } });
  const { attempt, busy, failure } = useAttempt(TWO_FACTOR_MESSAGES.failed);
  const start = useStart<HTMLHeadingElement>();
  return (
    <Form aria-label={heading} onSubmit={onSubmit((proof) => attempt(() => work(proof)))}>
      <div className={styles.head}>
        <h4 ref={start} tabIndex={-1}>
          {heading}
        </h4>
        <p>{text}</p>
      </div>
      <TextField {...field('currentPassword')} type="password" autoComplete="current-password" spellCheck={false} />
      <FormFooter failure={failure}>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </FormFooter>
    </Form>
  );
}

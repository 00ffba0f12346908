import { useEffect, useRef, useState } from 'react';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { SECOND_STEP_RULES } from '#shared/accounts/two-factor';
import { hasPasskeys } from '../../api/passkeys.ts';
import { Button } from '../button/button.tsx';
import { Alert } from '../form/alert.tsx';
import { TextField } from '../form/controls.tsx';
import { Form, FormActions } from '../form/form.tsx';
import { useRuledForm } from '../form/use-ruled-form.ts';
import styles from './sign-in.module.css';
import { useSecondStep } from './use-second-step.ts';

interface SecondStepFormProps {
  step: string;
  /** The email address of the account. */
  email: string;
  /** Returns to the password step, with an error message if the step has ended. */
  onEnd: (why?: string) => void;
}

const KINDS = {
  app: {
    label: 'Code from your authenticator app',
    hint: '6 digits, renewed every 30 seconds.',
    other: 'Use a recovery code',
    inputMode: 'numeric',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the codes you saved when you set up two-factor authentication. Each works once.',
    other: 'Use the app',
    inputMode: 'text',
  },
} as const;

export function SecondStepForm({ step, email, onEnd }: SecondStepFormProps) {
  const { form, field, busy, onSubmit } = useRuledForm(SECOND_STEP_RULES, { initial: { code: '' } });
  const [isRecovery, setRecovery] = useState(false);
  const [remember, setRemember] = useState(false);
  const { send, sendPasskey, isAsking, problem } = useSecondStep({ step, email, remember, onEnd });
  const { label, hint, other, inputMode } = KINDS[isRecovery ? 'recovery' : 'app'];
  const ref = useFirstField(isRecovery);
  const change = () => {
    form.reset({ code: '' });
    setRecovery(!isRecovery);
  };
  return (
    <Form
      ref={ref}
      aria-label="Two-factor authentication"
      onSubmit={onSubmit(({ code }) => send({ code }))}
      className={styles.form}
    >
      <div className={styles.head}>
        <h2>Two-factor authentication</h2>
        <p>Confirm that it is you.</p>
      </div>
      <TextField {...field('code')} {...{ label, hint, inputMode }} autoComplete="one-time-code" spellCheck={false} />
      <label className={styles.remember}>
        <input type="checkbox" checked={remember} onChange={({ target }) => setRemember(target.checked)} />
        <span>
          Remember this device for {ACCOUNT_LIMITS.rememberedDevice} days
          <small>Only on a device that nobody else uses.</small>
        </span>
      </label>
      {problem && <Alert>{problem}</Alert>}
      <FormActions>
        <Button type="submit" busy={busy || isAsking}>
          Sign in
        </Button>
        {hasPasskeys() && (
          <Button variant="secondary" busy={busy || isAsking} onClick={sendPasskey}>
            Use a passkey
          </Button>
        )}
      </FormActions>
      <div className={styles.others}>
        <Button variant="quiet" onClick={change}>
          {other}
        </Button>
        <Button variant="quiet" onClick={() => onEnd()}>
          Start again
        </Button>
      </div>
    </Form>
  );
}

/** Focuses the first field at the start and when the kind of code changes. */
function useFirstField(isRecovery: boolean) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    ref.current?.querySelector('input')?.focus();
  }, [isRecovery]);
  return ref;
}

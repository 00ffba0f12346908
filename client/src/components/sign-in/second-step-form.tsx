import { useEffect, useRef, useState } from 'react';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { SECOND_STEP_RULES, TWO_FACTOR_MESSAGES } from '#shared/accounts/two-factor';
import type { SecondStepInput } from '#shared/accounts/two-factor-contract';
import { isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { hasPasskeys, signWithPasskey } from '../../api/passkeys.ts';
import { askForPasskey, sendSecondFactor } from '../../api/sign-in.ts';
import { useSession } from '../../stores/session.ts';
import { Button } from '../button/button.tsx';
import { Alert } from '../form/alert.tsx';
import { TextField } from '../form/controls.tsx';
import { Form, FormActions } from '../form/form.tsx';
import { useRuledForm } from '../form/use-ruled-form.ts';
import { problemOf, useBrowserToken } from './sign-in-problem.ts';
import styles from './sign-in.module.css';

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

type Key = Pick<SecondStepInput, 'code' | 'passkey'>;

interface SecondStep {
  step: string;
  email: string;
  remember: boolean;
  onEnd: (why: string) => void;
}

/** Tries second factors until one is accepted, or until the step's attempts or time run out. */
function useSecondStep({ step, email, remember, onEnd }: SecondStep) {
  const begin = useSession((session) => session.renew);
  const browser = useBrowserToken();
  const [began] = useState(() => Date.now());
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  const refuse = (error: unknown) => {
    logFailure('The sign-in failed.', error);
    if (!isUnauthorized(error)) return setProblem(problemOf(error));
    const isOver = tries + 1 >= ACCOUNT_LIMITS.secondStepTries || Date.now() - began >= ACCOUNT_LIMITS.secondStep;
    if (isOver) return onEnd(TWO_FACTOR_MESSAGES.ended);
    setTries(tries + 1);
    setProblem(TWO_FACTOR_MESSAGES.wrongKey);
  };
  const send = async (key: Key) => {
    setProblem(undefined);
    await sendSecondFactor({ step, remember, ...key }, browser).then(({ token }) => begin(token, email), refuse);
  };
  const sendPasskey = async () => {
    setProblem(undefined);
    setAsking(true);
    const passkey = await askForPasskey({ step }).then(({ options }) => sign(options), refuse);
    if (passkey) await send({ passkey });
    setAsking(false);
  };
  /** Shows the same message whether there is no passkey or the user cancelled, so that it reveals nothing about the account. */
  const sign = (options: Parameters<typeof signWithPasskey>[0]) =>
    signWithPasskey(options).catch((error: unknown) => {
      logFailure('The passkey was not used.', error);
      setProblem(TWO_FACTOR_MESSAGES.passkeyFailed);
    });
  return { send, sendPasskey, isAsking, problem };
}

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

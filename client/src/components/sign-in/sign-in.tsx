import { useState } from 'react';
import { LOGIN_RULES } from '#shared/accounts/account';
import type { LoginInput } from '#shared/accounts/contract';
import { PATHS } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import { logFailure } from '../../api/log.ts';
import { signIn } from '../../api/sign-in.ts';
import { useSession } from '../../stores/session.ts';
import { Button } from '../button/button.tsx';
import { Alert } from '../form/alert.tsx';
import { TextField } from '../form/controls.tsx';
import { Form, FormActions } from '../form/form.tsx';
import { useRuledForm } from '../form/use-ruled-form.ts';
import { Link } from '../link/link.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { problemOf, useBrowserToken } from './sign-in-problem.ts';
import styles from './sign-in.module.css';

interface LoginFormProps {
  /** Set if the account is known: only the password is asked for. */
  email?: string;
  /** Why an earlier sign-in was not completed. */
  ended?: string;
  /** Called when the server asks for a second factor. */
  onStep: (step: string, email: string) => void;
}

function LoginForm({ email, ended, onStep }: LoginFormProps) {
  const { field, busy, onSubmit } = useRuledForm<LoginInput>(LOGIN_RULES, { initial: { email } });
  const { login, problem = ended } = useLogin(onStep);
  return (
    <Form onSubmit={onSubmit(login)} className={styles.form}>
      <TextField {...field('email')} label="Admin email" type="email" autoComplete="username" inputMode="email" />
      <TextField
        {...field('password')}
        type="password"
        autoComplete="current-password"
        autoFocus={email !== undefined}
      />
      {problem && <Alert>{problem}</Alert>}
      <FormActions>
        <Button type="submit" busy={busy}>
          {MESSAGES.admin.login}
        </Button>
      </FormActions>
      <Link to={PATHS.adminPassword}>Forgot your password?</Link>
    </Form>
  );
}

function useLogin(onStep: LoginFormProps['onStep']) {
  const begin = useSession((session) => session.renew);
  const browser = useBrowserToken();
  const [problem, setProblem] = useState<string>();
  const refuse = (cause: unknown, sentence: string) => {
    logFailure('The sign-in failed.', cause);
    setProblem(sentence);
  };
  const login = async (input: LoginInput) => {
    setProblem(undefined);
    try {
      const answer = await signIn(input, browser);
      if (answer?.success && answer.token) begin(answer.token, input.email);
      else if (answer?.success === false && answer.next && answer.step) onStep(answer.step, input.email);
      else refuse(new Error('The answer has neither a token nor a next step.'), MESSAGES.admin.invalid);
    } catch (error) {
      refuse(error, problemOf(error));
    }
  };
  return { login, problem };
}

/** The password, then the second factor if the server asks for one. */
export function SignIn({ email }: Pick<LoginFormProps, 'email'>) {
  const [asked, setAsked] = useState<{ step: string; email: string }>();
  const [ended, setEnded] = useState<string>();
  const endStep = (why?: string) => {
    setAsked(undefined);
    setEnded(why);
  };
  if (asked) return <SecondStepForm {...asked} onEnd={endStep} />;
  return <LoginForm email={email} ended={ended} onStep={(step, address) => setAsked({ step, email: address })} />;
}

import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { tooManyTries } from '#shared/account';
import type { LoginInput } from '#shared/contract';
import { PLACE_PARAMETER } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { LOGIN_RULES } from '#shared/account';
import { ApiError, isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { Button } from '../../components/button/button.tsx';
import { Alert } from '../../components/form/alert.tsx';
import { TextField } from '../../components/form/controls.tsx';
import { Form, FormActions } from '../../components/form/form.tsx';
import { useRuledForm } from '../../components/form/use-ruled-form.ts';
import { useSession } from '../../stores/session.ts';
import styles from './admin-login-page.module.css';

export function LoginForm() {
  const { field, busy, onSubmit } = useRuledForm<LoginInput>(LOGIN_RULES);
  const { login, problem } = useLogin();
  return (
    <Form onSubmit={onSubmit(login)} className={styles.form}>
      <TextField {...field('email')} label="Admin email" type="email" autoComplete="username" inputMode="email" />
      <TextField {...field('password')} type="password" autoComplete="current-password" />
      {problem && <Alert>{problem}</Alert>}
      <FormActions>
        <Button type="submit" busy={busy}>
          {MESSAGES.admin.login}
        </Button>
      </FormActions>
    </Form>
  );
}

function useLogin() {
  const openSession = useSession((session) => session.login);
  const place = new URLSearchParams(useLocation().hash.slice(1)).get(PLACE_PARAMETER);
  const [problem, setProblem] = useState<string>();
  const login = async (input: LoginInput) => {
    setProblem(undefined);
    try {
      if (!(await openSession(input, place))) setProblem(MESSAGES.admin.invalid);
    } catch (error) {
      logFailure('The sign-in failed.', error);
      setProblem(problemOf(error));
    }
  };
  return { login, problem };
}

const TOO_MANY = 429;

/** Every other refusal says that the credentials are invalid; what the server adds stands behind it. */
function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return MESSAGES.networkFailed;
  if (error.status === TOO_MANY) return tooManyTries(error.retryAfter);
  const reason = isUnauthorized(error) ? '' : error.message;
  return reason ? `${MESSAGES.admin.invalid}. ${reason}` : MESSAGES.admin.invalid;
}

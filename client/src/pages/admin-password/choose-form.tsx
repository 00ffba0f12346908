import { useCallback, useState } from 'react';
import { PASSWORD_HINT, tooManyTries } from '#shared/accounts/account';
import type { ChosenPassword, PasswordLink, PasswordLinkKind } from '#shared/accounts/contract';
import { CHOICE_RULES, LINK_MESSAGES } from '#shared/accounts/password-link';
import { PATHS } from '#shared/catalogue';
import { ApiError, failureText } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Alert } from '../../components/form/alert.tsx';
import { TextField } from '../../components/form/controls.tsx';
import { Form, FormActions } from '../../components/form/form.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { choosePassword } from '../../api/password-link.ts';
import { useRuledForm } from '../../components/form/use-ruled-form.ts';
import { useStrength } from '../../components/sign-in/use-strength.ts';
import styles from './admin-password-page.module.css';

interface ChooseFormProps {
  token: string;
  link: PasswordLink;
}

const PURPOSE: Record<PasswordLinkKind, string> = {
  invitation: 'You will sign in as',
  reset: 'All sessions end. The new password is for',
};

export function ChooseForm({ token, link }: ChooseFormProps) {
  const { field, strength, busy, failure, isDone, onSubmit } = useChoice(token, link);
  const [isShown, setShown] = useState(false);
  if (isDone) return <Done />;
  return (
    <>
      <h2>Choose your password</h2>
      <p>
        {PURPOSE[link.kind]} <span className={styles.email}>{link.email}</span>.
      </p>
      <Form aria-label="Choose your password" onSubmit={onSubmit}>
        {/* for password managers */}
        <input type="text" name="username" autoComplete="username" value={link.email} readOnly hidden />
        {link.kind === 'invitation' && link.name === '' && <TextField {...field('name')} autoComplete="name" />}
        <TextField
          {...field('newPassword')}
          {...strength}
          type={isShown ? 'text' : 'password'}
          hint={PASSWORD_HINT}
          autoComplete="new-password"
          spellCheck={false}
        />
        <Checkbox label="Show password" checked={isShown} onChange={setShown} />
        {failure && <Alert>{failure}</Alert>}
        <FormActions>
          <Button type="submit" busy={busy}>
            {busy ? 'Saving...' : 'Save password'}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}

function Done() {
  return (
    <>
      <h2>Choose your password</h2>
      <p role="status">{LINK_MESSAGES.chosen}</p>
      <LinkButton to={PATHS.adminLogin}>Sign in</LinkButton>
    </>
  );
}

const TOO_MANY = 429;

/** Keeps the error message of a failed call: the server's, or `fallback`. */
export function useCall(fallback: string) {
  const [failure, setFailure] = useState<string>();
  const call = useCallback(
    async (work: () => Promise<void>) => {
      setFailure(undefined);
      try {
        await work();
      } catch (error) {
        logFailure(fallback, error);
        const isTooMany = error instanceof ApiError && error.status === TOO_MANY;
        setFailure(isTooMany ? tooManyTries(error.retryAfter) : failureText(error, fallback));
      }
    },
    [fallback],
  );
  return { call, failure };
}

type Choice = Required<Omit<ChosenPassword, 'token'>>;

/** Keeps no draft: passwords are not stored. */
function useChoice(token: string, link: PasswordLink) {
  const { form, field, busy, onSubmit } = useRuledForm<Choice>(CHOICE_RULES);
  const { judge, listeners } = useStrength(form, link);
  const { call, failure } = useCall(LINK_MESSAGES.chooseFailed);
  const [isDone, setDone] = useState(false);
  const choose = async ({ name, newPassword }: Choice) => {
    if (!(await judge(newPassword))) return form.focus('newPassword');
    await call(async () => {
      await choosePassword({ token, newPassword, ...(name && { name }) });
      setDone(true);
    });
  };
  return { field, strength: listeners, busy, failure, isDone, onSubmit: onSubmit(choose) };
}

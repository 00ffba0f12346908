import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ACCOUNT_MESSAGES, PASSWORD_CHANGE_RULES, PASSWORD_HINT } from '#shared/accounts/account';
import type { PasswordChange } from '#shared/accounts/contract';
import type { Person } from '#shared/accounts/password-strength';
import { Button } from '#client/components/button/button.tsx';
import { TextField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { Checkbox } from '#client/components/checkbox/checkbox.tsx';
import { changePassword } from '#client/api/admin/account.ts';
import { useRuledForm } from '#client/components/form/use-ruled-form.ts';
import { useStrength } from '#client/components/sign-in/use-strength.ts';
import { useSession } from '#client/stores/session.ts';
import { PASSWORD_FRAGMENT } from '../setup/setup-items.ts';
import { FormFooter } from '../form-footer.tsx';
import { useAttempt } from '../hooks/use-attempt.ts';

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '' };

/** Unlike other admin forms, keeps no draft: passwords are not stored. */
function usePasswordForm(person: Person | undefined, onChanged: () => Promise<void>) {
  const { form, field, onSubmit } = useRuledForm(PASSWORD_CHANGE_RULES, { initial: EMPTY });
  const { attempt, busy, failure } = useAttempt(ACCOUNT_MESSAGES.changeFailed);
  const renew = useSession((session) => session.renew);
  const [isDone, setDone] = useState(false);
  const { judge, listeners } = useStrength(form, person);
  const change = async (input: PasswordChange) => {
    if (!(await judge(input.newPassword))) return form.focus('newPassword');
    await changePassword(input, renew);
    form.reset(EMPTY);
    setDone(true);
    await onChanged();
  };
  return {
    field,
    strength: listeners,
    busy,
    failure,
    isDone,
    onChange: () => setDone(false),
    onSubmit: onSubmit((input) => attempt(() => change(input))),
  };
}

interface PasswordFormProps {
  person?: Person;
  onChanged: () => Promise<void>;
}

/** Focuses the form each time a link to `#password` is followed. */
function useAskedForm() {
  const ref = useRef<HTMLFormElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${PASSWORD_FRAGMENT}`) ref.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, [hash, key]);
  return ref;
}

export function PasswordForm({ person, onChanged }: PasswordFormProps) {
  const { field, strength, onSubmit, onChange, busy, failure, isDone } = usePasswordForm(person, onChanged);
  const [isShown, setShown] = useState(false);
  const ref = useAskedForm();
  const control = (name: keyof PasswordChange) => ({ ...field(name), type: isShown ? 'text' : 'password' });
  return (
    <Form ref={ref} aria-label="Change Password" onSubmit={onSubmit} onChange={onChange}>
      {/* for password managers */}
      <input type="text" name="username" autoComplete="username" value={person?.email ?? ''} readOnly hidden />
      <TextField {...control('currentPassword')} autoComplete="current-password" spellCheck={false} />
      <TextField
        {...control('newPassword')}
        {...strength}
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        spellCheck={false}
      />
      <Checkbox label="Show passwords" checked={isShown} onChange={setShown} />
      <FormFooter failure={failure}>
        <Button type="submit" busy={busy}>
          {busy ? 'Changing...' : 'Change Password'}
        </Button>
      </FormFooter>
      <p role="status">{isDone && ACCOUNT_MESSAGES.changed}</p>
    </Form>
  );
}

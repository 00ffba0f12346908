import { useState } from 'react';
import { ACCOUNT_MESSAGES, PASSWORD_CHANGE_RULES } from '#shared/accounts/account';
import type { PasswordChange } from '#shared/accounts/contract';
import type { Person } from '#shared/accounts/password-strength';
import { changePassword } from '#client/api/account.ts';
import { useRuledForm } from '#client/components/form/use-ruled-form.ts';
import { useStrength } from '#client/components/new-password/use-strength.ts';
import { useSession } from '#client/stores/session.ts';
import { useAttempt } from '../use-attempt.ts';

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '' };

/** Passwords are never kept as drafts. */
export function usePasswordForm(person: Person | undefined, onChanged: () => Promise<void>) {
  const { form, field, onSubmit } = useRuledForm(PASSWORD_CHANGE_RULES, { initial: EMPTY });
  const { attempt, busy, failure } = useAttempt(ACCOUNT_MESSAGES.changeFailed);
  const renew = useSession((session) => session.renew);
  const [isDone, setDone] = useState(false);
  const { judge, listeners } = useStrength(form, person);
  const change = async (input: PasswordChange) => {
    if (!(await judge(input.newPassword))) return form.focus('newPassword');
    const { token } = await changePassword(input);
    renew(token);
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

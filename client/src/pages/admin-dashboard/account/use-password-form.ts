import { useState } from 'react';
import { ACCOUNT_MESSAGES, PASSWORD_CHANGE_RULES } from '#shared/account';
import type { PasswordChange } from '#shared/contract';
import { changePassword } from '#client/api/account.ts';
import { useRuledForm } from '#client/components/form/use-ruled-form.ts';
import { useSession } from '#client/stores/session.ts';
import { useAttempt } from '../use-attempt.ts';

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '' };

/** Passwords are never kept as drafts. */
export function usePasswordForm(onChanged: () => Promise<void>) {
  const { form, field, onSubmit } = useRuledForm(PASSWORD_CHANGE_RULES, { initial: EMPTY });
  const { attempt, busy, failure } = useAttempt(ACCOUNT_MESSAGES.changeFailed);
  const renew = useSession((session) => session.renew);
  const [isDone, setDone] = useState(false);
  const change = async (input: PasswordChange) => {
    const { token } = await changePassword(input);
    renew(token);
    form.reset(EMPTY);
    setDone(true);
    await onChanged();
  };
  return {
    field,
    busy,
    failure,
    isDone,
    onChange: () => setDone(false),
    onSubmit: onSubmit((input) => attempt(() => change(input))),
  };
}

import { useState } from 'react';
import type { ChosenPassword, PasswordLink } from '#shared/accounts/contract';
import { CHOICE_RULES, LINK_MESSAGES } from '#shared/accounts/password-link';
import { choosePassword } from '../../api/password-link.ts';
import { useRuledForm } from '../../components/form/use-ruled-form.ts';
import { useStrength } from '../../components/new-password/use-strength.ts';
import { useCall } from './use-call.ts';

type Choice = Required<Omit<ChosenPassword, 'token'>>;

/** The password is never kept as a draft. */
export function useChoice(token: string, link: PasswordLink) {
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

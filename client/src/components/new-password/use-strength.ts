import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import type { Person } from '#shared/accounts/password-strength';
import { loadCode } from '../../api/load-code.ts';
import { logFailure } from '../../api/log.ts';
import { useFirm } from '../../content/content-context.tsx';
import type { RuledForm } from '../form/form-state.ts';

/** Large, and asked for when somebody begins to choose a password. */
const loadEstimator = () => loadCode(() => import('#shared/accounts/password-strength'));

/** Milliseconds. On a slow line the server alone judges. */
const PATIENCE = 8000;

const later = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));

const NOBODY: Person = { email: '', name: '' };

interface Choice {
  newPassword: string;
}

/** Judges the field `newPassword` of a form, which shows the reason there. The server judges by the same rule. */
export function useStrength<Form extends Choice>(form: RuledForm<Form>, person: Person = NOBODY) {
  const firm = useFirm();
  const { store } = form as unknown as RuledForm<Choice>;
  const chosen = () => String(form.readAll().newPassword ?? '');

  /** When the estimator cannot be loaded, the server alone judges. */
  const problemOf = async (password: string): Promise<string | undefined> => {
    try {
      const estimator = await Promise.race([loadEstimator(), later()]);
      return estimator?.passwordProblem(password, estimator.wordsAround(firm, person));
    } catch (error) {
      logFailure('The strength of a password could not be judged.', error);
      return undefined;
    }
  };

  /** @returns whether it is hard to guess */
  const judge = async (password: string): Promise<boolean> => {
    const problem = await problemOf(password);
    if (problem && chosen() === password)
      store.setState(({ errors }) => ({ errors: { ...errors, newPassword: problem } }));
    return problem === undefined;
  };

  /** Of the field: the reason stands there before the form is sent. */
  const listeners = {
    onFocus: () =>
      void loadEstimator().catch((error: unknown) => logFailure('The estimator could not be loaded.', error)),
    onBlur: () => {
      const password = chosen();
      if (password.length >= ACCOUNT_LIMITS.passwordMin) void judge(password);
    },
  };
  return { judge, listeners };
}

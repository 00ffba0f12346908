import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import type { Person } from '#shared/accounts/password-strength';
import { loadWithRetry } from '../../api/load-code.ts';
import { logFailure } from '../../api/log.ts';
import { useFirm } from '../../content/content-context.tsx';
import type { RuledForm } from '../form/form-state.ts';

/** Large, so it is loaded only when a password field is focused, and may take longer than other code. */
const loadEstimator = () => loadWithRetry(() => import('#shared/accounts/password-strength'));

/** Milliseconds to wait for the estimator; on a slow connection the server alone judges. */
const PATIENCE = 8000;

const later = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));

const NOBODY: Person = { email: '', name: '' };

interface Choice {
  newPassword: string;
}

/** Judges the form's `newPassword` field and shows the reason there. The server applies the same rule. */
export function useStrength<Form extends Choice>(form: RuledForm<Form>, person: Person = NOBODY) {
  const firm = useFirm();
  const { store } = form as unknown as RuledForm<Choice>;
  const chosen = () => String(form.readAll().newPassword ?? '');

  /** Undefined if the estimator cannot be loaded; then the server alone judges. */
  const problemOf = async (password: string): Promise<string | undefined> => {
    try {
      const estimator = await Promise.race([loadEstimator(), later()]);
      return estimator?.passwordProblem(password, estimator.wordsAround(firm, person));
    } catch (error) {
      logFailure('The strength of a password could not be judged.', error);
      return undefined;
    }
  };

  /** @returns whether the password is strong enough */
  const judge = async (password: string): Promise<boolean> => {
    const problem = await problemOf(password);
    if (problem && chosen() === password)
      store.setState(({ errors }) => ({ errors: { ...errors, newPassword: problem } }));
    return problem === undefined;
  };

  /** Handlers for the field, which show the reason before the form is submitted. */
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

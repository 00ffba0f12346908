import { PASSKEY_NAME_RULES, PASSWORD_PROOF_RULES, TWO_FACTOR_MESSAGES } from '#shared/accounts/two-factor';
import type { PasswordProof } from '#shared/accounts/two-factor-contract';
import { ApiError, failureText } from '#client/api/http.ts';
import { makePasskey } from '#client/api/passkeys.ts';
import { addPasskey, passkeyOptions } from '#client/api/admin/two-factor.ts';
import { Button } from '#client/components/button/button.tsx';
import { TextField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { useRuledForm } from '#client/components/form/use-ruled-form.ts';
import { FormFooter } from '../../form-footer.tsx';
import { useAttempt } from '../../hooks/use-attempt.ts';
import styles from './two-factor.module.css';
import { useStart } from './password-step.tsx';

interface AddPasskeyProps {
  onAdded: (recoveryCodes: string[]) => Promise<void>;
  onCancel: () => void;
}

interface Input extends PasswordProof {
  name: string;
}

const RULES = { ...PASSKEY_NAME_RULES, ...PASSWORD_PROOF_RULES };
const EMPTY: Input = { name: '', currentPassword: '' };

/** Any error but the API's comes from the browser, which also rejects when the user cancels. */
const problemOf = (error: unknown, fallback: string) =>
  error instanceof ApiError ? failureText(error, fallback) : TWO_FACTOR_MESSAGES.passkeyNotMade;

export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const { field, onSubmit } = useRuledForm<Input>(RULES, { initial: EMPTY });
  const { attempt, busy, failure } = useAttempt(TWO_FACTOR_MESSAGES.failed, problemOf);
  const start = useStart<HTMLHeadingElement>();
  const add = async ({ name, currentPassword }: Input) => {
    const { options } = await passkeyOptions({ currentPassword });
    const { recoveryCodes } = await addPasskey({ name, passkey: await makePasskey(options) });
    await onAdded(recoveryCodes);
  };
  return (
    <Form aria-label="Add a passkey" onSubmit={onSubmit((input) => attempt(() => add(input)))}>
      <div className={styles.head}>
        <h4 ref={start} tabIndex={-1}>
          Add a passkey
        </h4>
        <p>Your browser asks where to save it: on this device, on your phone or on a security key.</p>
      </div>
      <TextField {...field('name')} hint="To recognize it later, for example “Phone” or “Office laptop”." />
      <TextField {...field('currentPassword')} type="password" autoComplete="current-password" spellCheck={false} />
      <FormFooter failure={failure}>
        <Button type="submit" busy={busy}>
          {busy ? 'Waiting for the passkey...' : 'Add the passkey'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </FormFooter>
    </Form>
  );
}

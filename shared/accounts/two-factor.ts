import { ACCOUNT_MESSAGES } from './account.ts';
import { ACCOUNT_LIMITS } from './account-limits.ts';
import type {
  AuthenticatorCode,
  PasskeyInput,
  PasswordProof,
  SecondStepInput,
  StepInput,
} from './two-factor-contract.ts';
import { LIMITS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import type { FieldRule, FormRules } from '../rules.ts';

/** TOTP parameters of both sides; authenticator apps ignore other values. */
export const TOTP = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

export const TWO_FACTOR_MESSAGES = {
  code: 'Code is required.',
  step: 'Sign in again.',
  ended: 'This sign-in has expired. Please start again.',
  wrongKey: 'Invalid credentials. Check the code, or start again: the email or password may be wrong, too.',
  passkeyFailed: 'The passkey was not used. Try again, or enter a code.',
  passkeyNotMade: 'No passkey was created. Try again.',
  failed: 'Something went wrong. Please try again.',
} as const;

/** Some people type it with spaces or hyphens. */
const code: FieldRule = { label: 'Code', max: 40, required: TWO_FACTOR_MESSAGES.code };

export const STEP_RULES: FormRules<StepInput> = {
  step: { label: 'Step', max: 43, required: TWO_FACTOR_MESSAGES.step },
};

export const SECOND_STEP_RULES: FormRules<Pick<SecondStepInput, 'code'>> = { code };

export const AUTHENTICATOR_CODE_RULES: FormRules<AuthenticatorCode> = { code };

export const PASSWORD_PROOF_RULES: FormRules<PasswordProof> = {
  currentPassword: {
    label: 'Current password',
    max: LIMITS.password,
    untrimmed: true,
    required: ACCOUNT_MESSAGES.currentPassword,
  },
};

export const PASSKEY_NAME_RULES: FormRules<Pick<PasskeyInput, 'name'>> = {
  name: { label: 'Name of the passkey', max: ACCOUNT_LIMITS.name, required: MESSAGES.fields.name },
};

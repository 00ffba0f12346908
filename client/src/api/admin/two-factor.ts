import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import type {
  AuthenticatorCode,
  AuthenticatorSecret,
  PasskeyInput,
  PasskeyOptions,
  PasswordProof,
  RecoveryCodes,
  SecondFactors,
} from '#shared/accounts/two-factor-contract';
import { request } from '../http.ts';

const KEYS = ACCOUNT_ENDPOINTS.twoFactor;

const post = <Answer>(path: string, body: object) =>
  request<Answer>('POST', `${KEYS}/${path}`, { asAdmin: true, body });

export const readSecondFactors = () => request<SecondFactors>('GET', KEYS, { asAdmin: true });

export const beginAuthenticator = (proof: PasswordProof) => post<AuthenticatorSecret>('authenticator', proof);
export const confirmAuthenticator = (input: AuthenticatorCode) => post<RecoveryCodes>('authenticator/confirm', input);
export const removeAuthenticator = (proof: PasswordProof) => post<void>('authenticator/remove', proof);

export const passkeyOptions = (proof: PasswordProof) => post<PasskeyOptions>('passkeys/options', proof);
export const addPasskey = (input: PasskeyInput) => post<RecoveryCodes>('passkeys', input);
export const removePasskey = (id: string, proof: PasswordProof) => post<void>(`passkeys/${id}/remove`, proof);

export const newRecoveryCodes = (proof: PasswordProof) => post<RecoveryCodes>('recovery-codes', proof);

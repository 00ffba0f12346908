import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import type { LoginInput, LoginResult } from '#shared/accounts/contract';
import type { NextStep, PasskeyOptions, SecondStepInput, StepInput } from '#shared/accounts/two-factor-contract';
import { BROWSER_HEADER, ENDPOINTS } from '#shared/endpoints';
import { request } from './http.ts';

/** The token comes from an address that `admin:password` prints for an admin whom the wrong passwords of others lock out. */
const browserHeader = (token: string | null) => (token ? { [BROWSER_HEADER]: token } : undefined);

export const signIn = (input: LoginInput, browser: string | null) =>
  request<Partial<LoginResult> | Partial<NextStep> | undefined>('POST', ENDPOINTS.adminLogin, {
    body: input,
    headers: browserHeader(browser),
  });

export const sendSecondFactor = (input: SecondStepInput, browser: string | null) =>
  request<LoginResult>('POST', ACCOUNT_ENDPOINTS.secondStep, { body: input, headers: browserHeader(browser) });

export const askForPasskey = (input: StepInput) =>
  request<PasskeyOptions>('POST', `${ACCOUNT_ENDPOINTS.secondStep}/passkey`, { body: input });

import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import type { LoginInput, LoginResult } from '#shared/accounts/contract';
import type { NextStep, PasskeyOptions, SecondStepInput, StepInput } from '#shared/accounts/two-factor-contract';
import { ENDPOINTS, BROWSER_HEADER } from '#shared/endpoints';
import { request } from './http.ts';

/** `place`: the known-browser token from a URL that `admin:password` prints for an admin locked out by others' wrong passwords. */
const placeHeader = (place: string | null) => (place ? { [BROWSER_HEADER]: place } : undefined);

export const signIn = (input: LoginInput, place: string | null) =>
  request<Partial<LoginResult> | Partial<NextStep> | undefined>('POST', ENDPOINTS.adminLogin, {
    body: input,
    headers: placeHeader(place),
  });

export const sendSecondFactor = (input: SecondStepInput, place: string | null) =>
  request<LoginResult>('POST', ACCOUNT_ENDPOINTS.secondStep, { body: input, headers: placeHeader(place) });

export const askForPasskey = (input: StepInput) =>
  request<PasskeyOptions>('POST', `${ACCOUNT_ENDPOINTS.secondStep}/passkey`, { body: input });

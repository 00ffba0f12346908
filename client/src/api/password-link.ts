import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import type {
  ChosenPassword,
  PasswordLink,
  PasswordLinkAnswer,
  PasswordLinkRequest,
  PasswordLinkToken,
} from '#shared/accounts/contract';
import { request } from './http.ts';

const PATH = ACCOUNT_ENDPOINTS.passwordLink;

export const askForLink = (body: PasswordLinkRequest) => request<PasswordLinkAnswer>('POST', PATH, { body });

export const checkLink = (body: PasswordLinkToken) => request<PasswordLink>('POST', `${PATH}/check`, { body });

export const choosePassword = (body: ChosenPassword) => request<void>('PUT', PATH, { body });

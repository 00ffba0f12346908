import type { EndedSessions, LoginResult, PasswordChange } from '#shared/accounts/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { request } from '../http.ts';

/** Invalidates all tokens; the answer contains a new one. */
export const changePassword = (change: PasswordChange) =>
  request<LoginResult>('PUT', ENDPOINTS.adminPassword, { asAdmin: true, body: change });

export const endOtherSessions = () => request<EndedSessions>('DELETE', ENDPOINTS.otherSessions, { asAdmin: true });

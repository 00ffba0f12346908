import type { EndedSessions, LoginResult, PasswordChange } from '../../../shared/contract.ts';
import { ENDPOINTS } from '../../../shared/endpoints.ts';
import { request } from './http.ts';

/** Every token ends, and the answer brings the one to go on with. */
export const changePassword = (change: PasswordChange) =>
  request<LoginResult>('PUT', ENDPOINTS.adminPassword, { asAdmin: true, body: change });

export const endOtherSessions = () => request<EndedSessions>('DELETE', ENDPOINTS.otherSessions, { asAdmin: true });

import type {
  EndedSessions,
  LoginResult,
  PasswordChange,
  SecuritySettings,
  SessionView,
} from '#shared/accounts/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { renewing, request } from '../http.ts';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';

const { sessions, securitySettings } = ACCOUNT_ENDPOINTS;

export const readOwnSessions = () => request<SessionView[]>('GET', sessions, { asAdmin: true });

export const endOwnSession = (id: string) => request<void>('DELETE', `${sessions}/${id}`, { asAdmin: true });

export const readSecuritySettings = () => request<SecuritySettings>('GET', securitySettings, { asAdmin: true });

export const changeSecuritySettings = (body: SecuritySettings) =>
  request<SecuritySettings>('PATCH', securitySettings, { asAdmin: true, body });

/** Invalidates all tokens. @param renew takes the new one */
export const changePassword = (change: PasswordChange, renew: (token: string) => void) =>
  renewing(async () => {
    const options = { asAdmin: true, renews: true, body: change };
    renew((await request<LoginResult>('PUT', ENDPOINTS.adminPassword, options)).token);
  });

export const endOtherSessions = () => request<EndedSessions>('DELETE', ENDPOINTS.otherSessions, { asAdmin: true });

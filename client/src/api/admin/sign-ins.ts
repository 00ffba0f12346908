import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import type { SecuritySettings, SignInView } from '#shared/accounts/contract';
import { request } from '../http.ts';

const { sessions, securitySettings } = ACCOUNT_ENDPOINTS;

export const readSignIns = () => request<SignInView[]>('GET', sessions, { asAdmin: true });

export const endSignIn = (id: string) => request<void>('DELETE', `${sessions}/${id}`, { asAdmin: true });

export const readSecuritySettings = () => request<SecuritySettings>('GET', securitySettings, { asAdmin: true });

export const changeSecuritySettings = (body: SecuritySettings) =>
  request<SecuritySettings>('PATCH', securitySettings, { asAdmin: true, body });

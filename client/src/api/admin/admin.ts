import type { AdminSession } from '#shared/accounts/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { request } from '../http.ts';

export const readSession = () => request<AdminSession>('GET', ENDPOINTS.adminSession, { asAdmin: true });

export const endSession = () => request<void>('DELETE', ENDPOINTS.adminSession, { asAdmin: true, isLast: true });

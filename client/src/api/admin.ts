import type { AdminSession, LoginInput, LoginResult } from '../../../shared/contract.ts';
import { ENDPOINTS } from '../../../shared/endpoints.ts';
import { request } from './http.ts';

export const login = (input: LoginInput) =>
  request<Partial<LoginResult> | undefined>('POST', ENDPOINTS.adminLogin, { body: input });

export const readSession = () => request<AdminSession>('GET', ENDPOINTS.adminSession, { asAdmin: true });

export const endSession = () => request<void>('DELETE', ENDPOINTS.adminSession, { asAdmin: true });

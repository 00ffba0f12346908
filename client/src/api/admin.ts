import type { AdminSession, LoginInput, LoginResult } from '#shared/contract';
import { ENDPOINTS, PLACE_HEADER } from '#shared/endpoints';
import { request } from './http.ts';

/** `place` is what the address brought, for somebody whom the wrong passwords of others keep out. */
export const login = (input: LoginInput, place: string | null) =>
  request<Partial<LoginResult> | undefined>('POST', ENDPOINTS.adminLogin, {
    body: input,
    headers: place ? { [PLACE_HEADER]: place } : undefined,
  });

export const readSession = () => request<AdminSession>('GET', ENDPOINTS.adminSession, { asAdmin: true });

export const endSession = () => request<void>('DELETE', ENDPOINTS.adminSession, { asAdmin: true });

import type { DeskSettings, Figures } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { request } from './http.ts';

const asAdmin = true;

export const figuresApi = {
  figures: () => request<Figures>('GET', ENDPOINTS.figures, { asAdmin }),
  settings: () => request<DeskSettings>('GET', ENDPOINTS.deskSettings, { asAdmin }),
  change: (change: Partial<DeskSettings>) =>
    request<DeskSettings>('PATCH', ENDPOINTS.deskSettings, { asAdmin, body: change }),
};

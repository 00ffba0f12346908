import type { DeskSettings, Figures } from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/desk-endpoints';
import { request } from './http.ts';

const asAdmin = true;

export const figuresApi = {
  figures: () => request<Figures>('GET', DESK_ENDPOINTS.figures, { asAdmin }),
  settings: () => request<DeskSettings>('GET', DESK_ENDPOINTS.deskSettings, { asAdmin }),
  change: (change: Partial<DeskSettings>) =>
    request<DeskSettings>('PATCH', DESK_ENDPOINTS.deskSettings, { asAdmin, body: change }),
};

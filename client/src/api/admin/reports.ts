import type { DeskSettings, Figures, VisitFigures } from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { request } from '../http.ts';

const asAdmin = true;

export const reportsApi = {
  figures: () => request<Figures>('GET', DESK_ENDPOINTS.figures, { asAdmin }),
  visits: () => request<VisitFigures>('GET', DESK_ENDPOINTS.visits, { asAdmin }),
  settings: () => request<DeskSettings>('GET', DESK_ENDPOINTS.deskSettings, { asAdmin }),
  change: (change: Partial<DeskSettings>) =>
    request<DeskSettings>('PATCH', DESK_ENDPOINTS.deskSettings, { asAdmin, body: change }),
};

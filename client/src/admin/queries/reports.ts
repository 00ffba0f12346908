import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DeskSettings, Figures, VisitFigures } from '#shared/contract';
import { queryClient } from './client.ts';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { request } from '../../api/http.ts';

const asAdmin = true;

const reportsApi = {
  figures: () => request<Figures>('GET', DESK_ENDPOINTS.figures, { asAdmin }),
  visits: () => request<VisitFigures>('GET', DESK_ENDPOINTS.visits, { asAdmin }),
  settings: () => request<DeskSettings>('GET', DESK_ENDPOINTS.deskSettings, { asAdmin }),
  change: (change: Partial<DeskSettings>) =>
    request<DeskSettings>('PATCH', DESK_ENDPOINTS.deskSettings, { asAdmin, body: change }),
};

export interface Reports {
  figures: Figures;
  visits: VisitFigures;
  settings: DeskSettings;
}

const reports = queryOptions({
  queryKey: ['inbox', 'reports'],
  queryFn: async (): Promise<Reports> => {
    const [figures, visits, settings] = await Promise.all([
      reportsApi.figures(),
      reportsApi.visits(),
      reportsApi.settings(),
    ]);
    return { figures, visits, settings };
  },
  meta: { failed: 'The reports could not be loaded.' },
});

export const useReports = () => useQuery(reports);

export async function changeReportMails(change: Partial<DeskSettings>): Promise<void> {
  const settings = await reportsApi.change(change);
  queryClient.setQueryData(reports.queryKey, (before) => before && { ...before, settings });
}

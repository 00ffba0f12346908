import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DeskSettings, Figures, VisitFigures } from '#shared/contract';
import { reportsApi } from '#client/api/admin/reports.ts';
import { queryClient } from './client.ts';

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

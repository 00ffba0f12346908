import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dayAfter, officeDay } from '#shared/meetings/office-day';
import { meetingsApi } from '#client/api/admin/meetings.ts';

/** Past days that are shown. */
const PAST_DAYS = 7;

/** The meetings of the past week and all future ones, earliest first. */
export const useAgenda = (today = officeDay()) =>
  useQuery({
    queryKey: ['inbox', 'agenda', today],
    queryFn: () => meetingsApi.from(dayAfter(today, -PAST_DAYS)),
    placeholderData: keepPreviousData,
    meta: { failed: 'The agenda could not be loaded.' },
  });

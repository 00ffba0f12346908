import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dayAfter, officeDay } from '#shared/meetings/office-day';
import { meetingsApi } from '#client/api/admin/meetings.ts';

/** Past days that the agenda of an open submission may need. */
const PAST_DAYS = 7;

/** Days of past meetings that can be looked up. */
const YEAR = 365;

/** The meetings of the past week and all future ones, earliest first. */
export const useAgenda = (today = officeDay()) =>
  useQuery({
    queryKey: ['inbox', 'agenda', today],
    queryFn: () => meetingsApi.from(dayAfter(today, -PAST_DAYS)),
    placeholderData: keepPreviousData,
    meta: { failed: 'The agenda could not be loaded.' },
  });

/** The meetings of the past year, earliest first. @param isNeeded a folded list does not need them */
export const usePastMeetings = (today: string, isNeeded: boolean) =>
  useQuery({
    queryKey: ['inbox', 'agenda', 'past', today],
    queryFn: () => meetingsApi.from(dayAfter(today, -YEAR), dayAfter(today, -1)),
    enabled: isNeeded,
    meta: { failed: 'The past meetings could not be loaded.' },
  });

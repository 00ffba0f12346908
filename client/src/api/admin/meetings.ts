import type { Agenda, CalendarFeed, MeetingAnswer, NewCalendarFeed, SubmissionDetail } from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ENDPOINTS, FORM_HEADERS } from '#shared/endpoints';
import { request, urlOf } from '../http.ts';

const feed = DESK_ENDPOINTS.calendarFeed;
const asAdmin = true;

export const meetingsApi = {
  /**
   * @param from the first day, an ISO date in the office's time zone
   * @param to the last day; without it, the list has no end
   */
  from: (from: string, to?: string) =>
    request<Agenda>(
      'GET',
      `${DESK_ENDPOINTS.meetings}?${new URLSearchParams({ from, ...(to && { to }) }).toString()}`,
      {
        asAdmin,
      },
    ),
  /** A repeated call with the same key and message sends one reply only. */
  answer: (id: string, answer: MeetingAnswer, key: string) =>
    request<SubmissionDetail>('POST', `${ENDPOINTS.submissions}/${id}/meeting`, {
      body: answer,
      headers: { [FORM_HEADERS.idempotencyKey]: key },
      asAdmin,
    }),
  feed: () => request<CalendarFeed>('GET', feed, { asAdmin }),
  makeFeed: () => request<NewCalendarFeed>('POST', feed, { asAdmin }),
  endFeed: () => request<void>('DELETE', feed, { asAdmin }),
};

/** The subscription URL for calendar programs. */
export const calendarAddress = (secret: string): string =>
  new URL(urlOf(`${DESK_ENDPOINTS.calendar}/${secret}.ics`), location.href).href;

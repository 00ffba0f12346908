import type { Agenda, CalendarFeed, MeetingAnswer, NewCalendarFeed, SubmissionDetail } from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/desk-endpoints';
import { ENDPOINTS, FORM_HEADERS } from '#shared/endpoints';
import { request, urlOf } from './http.ts';

const feed = DESK_ENDPOINTS.calendarFeed;
const asAdmin = true;

export const meetingsApi = {
  /** @param from the first day, an ISO date at the office */
  from: (from: string) => request<Agenda>('GET', `${DESK_ENDPOINTS.meetings}?from=${from}`, { asAdmin }),
  /** Sent again with the same key and message, it answers once. */
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

/** Where calendar programs find the calendar of meetings. */
export const calendarAddress = (secret: string): string =>
  new URL(urlOf(`${DESK_ENDPOINTS.calendar}/${secret}.ics`), location.href).href;

import { ICalCalendarMethod } from 'ical-generator';
import { PATHS } from '#shared/catalogue';
import type { Firm } from '#shared/content/documents/firm';
import { MEETING_LIMITS } from '#shared/meetings/meeting-limits';
import { calendarOf, eventOf, officeTexts } from './calendar.ts';
import type { Meeting } from './meeting.ts';

export interface SubscribedMeeting extends Meeting {
  /** The id of the submission. */
  _id: string;
  changedAt: Date;
}

/**
 * A calendar of the meetings for programs to subscribe to. Its text changes only when a meeting does.
 *
 * @param publicUrl for links to the submissions
 */
export function subscribedCalendar(meetings: SubscribedMeeting[], firm: Firm, publicUrl?: string): string {
  const calendar = calendarOf(firm, ICalCalendarMethod.PUBLISH);
  calendar.name(`Meetings of ${firm.name}`).ttl(MEETING_LIMITS.refresh);
  for (const meeting of meetings) {
    const url = publicUrl && `${publicUrl}${PATHS.adminDashboard}?tab=inbox&id=${meeting._id}`;
    calendar.createEvent({ ...eventOf(meeting, firm), ...officeTexts(meeting), stamp: meeting.changedAt, url });
  }
  return calendar.toString();
}

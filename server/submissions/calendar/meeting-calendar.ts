import { ICalCalendarMethod } from 'ical-generator';
import type { Firm } from '#shared/content/documents/firm';
import { calendarOf, eventOf, officeTexts } from './calendar.ts';
import type { Meeting } from './meeting.ts';

/** The meeting as an iCalendar file of one event. */
export function meetingCalendar(meeting: Meeting, firm: Firm): string {
  const calendar = calendarOf(firm, ICalCalendarMethod.PUBLISH);
  calendar.createEvent({ ...eventOf(meeting, firm), ...officeTexts(meeting) });
  return calendar.toString();
}

import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { ICalCalendar, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { Firm } from '#shared/content/documents/firm';
import { siteHost } from '#shared/content/addresses/site-host';
import type { MeetingState } from '#shared/contract';
import { MEETING_LIMITS } from '#shared/meetings/meeting-limits';
import { meetingPlace, OFFICE_ZONE } from '#shared/meetings/meeting-time';
import { tabUrl } from '../../config/tab-url.ts';

/** The meeting of a quote request, named as in the contract. */
export interface Meeting {
  reference: string;
  meetingAt: Date | string;
  meetingMinutes: number;
  /** The office's answer; null while unanswered. */
  meetingState: MeetingState | null;
  /** Version of the event: calendars keep the highest one. */
  meetingSequence: number;
  name: string;
  phone: string;
  service: string | null;
  meetingLocation: string | null;
  customLocation: string | null;
}

// ical-generator needs these plugins; without them it writes local time
dayjs.extend(utc);
dayjs.extend(timezone);

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

const ZONE = `BEGIN:VTIMEZONE
TZID:${OFFICE_ZONE.name}
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:${OFFICE_ZONE.offset}
TZOFFSETTO:${OFFICE_ZONE.offset}
TZNAME:PST
END:STANDARD
END:VTIMEZONE`;

/** A calendar without events. */
export const calendarOf = (firm: Firm, method: ICalCalendarMethod): ICalCalendar =>
  new ICalCalendar({
    prodId: { company: firm.name, product: 'Website' },
    method,
    timezone: { name: null, generator: () => ZONE },
  });

/**
 * The properties shared by all events of a meeting, such as time and place. The id never changes, so that calendars
 * do not duplicate the event.
 */
export function eventOf(meeting: Meeting, firm: Firm): ICalEventData {
  const { reference, meetingAt, meetingMinutes, meetingState, meetingSequence } = meeting;
  const start = dayjs(meetingAt).tz(OFFICE_ZONE.name);
  return {
    id: `${reference}@${siteHost(firm.site)}`,
    timezone: OFFICE_ZONE.name,
    start,
    end: start.add(meetingMinutes, 'minute'),
    sequence: meetingSequence,
    status: meetingState === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    location: meetingPlace(meeting, firm),
  };
}

/** Event texts for the office, with the visitor's name and phone. */
const officeTexts = ({ reference, name, phone, service }: Meeting) => ({
  summary: `${service ?? 'Meeting'}: ${name}`,
  description: [
    `Name: ${name}`,
    `Phone: ${phone || '–'}`,
    `Service: ${service ?? '–'}`,
    `Reference: ${reference}`,
  ].join('\n'),
});

/** The meeting as an iCalendar file of one event. */
export function meetingCalendar(meeting: Meeting, firm: Firm): string {
  const calendar = calendarOf(firm, ICalCalendarMethod.PUBLISH);
  calendar.createEvent({ ...eventOf(meeting, firm), ...officeTexts(meeting) });
  return calendar.toString();
}

interface SubscribedMeeting extends Meeting {
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
    const url = tabUrl(publicUrl, `inbox&id=${meeting._id}`);
    calendar.createEvent({ ...eventOf(meeting, firm), ...officeTexts(meeting), stamp: meeting.changedAt, url });
  }
  return calendar.toString();
}

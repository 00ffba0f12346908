import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { ICalCalendar, type ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { Firm } from '#shared/content/documents/firm';
import { siteHost } from '#shared/content/addresses/site-host';
import { meetingPlace } from '#shared/meetings/meeting-place';
import { OFFICE_ZONE } from '#shared/meetings/meeting-time';
import type { Meeting } from './meeting.ts';

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
export const officeTexts = ({ reference, name, phone, service }: Meeting) => ({
  summary: `${service ?? 'Meeting'}: ${name}`,
  description: [
    `Name: ${name}`,
    `Phone: ${phone || '–'}`,
    `Service: ${service ?? '–'}`,
    `Reference: ${reference}`,
  ].join('\n'),
});

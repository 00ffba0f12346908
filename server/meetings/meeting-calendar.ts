import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { ADDRESS_LINE, COMPANY } from '#shared/company';
import { MEETING_ELSEWHERE } from '#shared/contract';
import { OFFICE_ZONE } from './meeting-time.ts';

// ical-generator needs these plugins; without them it writes local time
dayjs.extend(utc);
dayjs.extend(timezone);

/** The meeting of a quote request. */
export interface Meeting {
  reference: string;
  at: Date;
  name: string;
  phone: string;
  service: string | null;
  meetingLocation: string | null;
  customLocation: string | null;
}

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

function placeOf({ meetingLocation, customLocation }: Meeting): string {
  if (meetingLocation === COMPANY.officeLabel) return ADDRESS_LINE;
  return (meetingLocation === MEETING_ELSEWHERE ? customLocation : meetingLocation) ?? '';
}

/**
 * The meeting as an iCalendar file with one event. The event has a fixed id, so importing it again does not duplicate
 * it.
 */
export function meetingCalendar(meeting: Meeting): string {
  const { reference, at, name, phone, service } = meeting;
  const start = dayjs(at).tz(OFFICE_ZONE.name);
  const calendar = new ICalCalendar({
    prodId: { company: COMPANY.name, product: 'Website' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: () => ZONE },
  });
  calendar.createEvent({
    id: `${reference}@${new URL(COMPANY.site).hostname}`,
    timezone: OFFICE_ZONE.name,
    start,
    end: start.add(1, 'hour'),
    summary: `${service ?? 'Meeting'}: ${name}`,
    location: placeOf(meeting),
    description: [`Name: ${name}`, `Phone: ${phone}`, `Service: ${service ?? '–'}`, `Reference: ${reference}`].join(
      '\n',
    ),
  });
  return calendar.toString();
}

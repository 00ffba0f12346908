import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import type { Firm } from '#shared/content/documents/firm';
import { addressLine } from '#shared/content/site/site';
import { MEETING_ELSEWHERE } from '#shared/forms/options';
import { OFFICE_ZONE } from '#shared/meeting-time';

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

function placeOf({ meetingLocation, customLocation }: Meeting, firm: Firm): string {
  if (meetingLocation === firm.officeLabel) return addressLine(firm);
  return (meetingLocation === MEETING_ELSEWHERE ? customLocation : meetingLocation) ?? '';
}

/** The meeting as an iCalendar file of one event. Made again, it is the same event, so a calendar keeps it once. */
export function meetingCalendar(meeting: Meeting, firm: Firm): string {
  const { reference, at, name, phone, service } = meeting;
  const start = dayjs(at).tz(OFFICE_ZONE.name);
  const calendar = new ICalCalendar({
    prodId: { company: firm.name, product: 'Website' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: () => ZONE },
  });
  calendar.createEvent({
    id: `${reference}@${new URL(firm.site).hostname}`,
    timezone: OFFICE_ZONE.name,
    start,
    end: start.add(1, 'hour'),
    summary: `${service ?? 'Meeting'}: ${name}`,
    location: placeOf(meeting, firm),
    description: [`Name: ${name}`, `Phone: ${phone}`, `Service: ${service ?? '–'}`, `Reference: ${reference}`].join(
      '\n',
    ),
  });
  return calendar.toString();
}

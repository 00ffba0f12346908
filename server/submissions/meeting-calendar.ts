import { type ICalDayJsStub, ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { ADDRESS_LINE, COMPANY } from '../../shared/company.ts';
import { MEETING_ELSEWHERE } from '../../shared/contract.ts';
import { OFFICE_ZONE } from './meeting-time.ts';

/** A meeting that a quote asks for. */
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

const DURATION = 3_600_000;

const ZONE = `BEGIN:VTIMEZONE
TZID:${OFFICE_ZONE.name}
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:${OFFICE_ZONE.offset}
TZOFFSETTO:${OFFICE_ZONE.offset}
TZNAME:PST
END:STANDARD
END:VTIMEZONE`;

/** The clock on the office's wall, as ical-generator would ask Day.js for it; of a plain Date it takes this machine's. */
class OfficeTime implements ICalDayJsStub {
  constructor(private readonly moment: Date) {}

  /** The two patterns that ical-generator knows: `YYYYMMDD` and `HHmmss`. */
  format(pattern: string): string {
    const [date, time] = new Date(this.moment.getTime() + OFFICE_ZONE.ahead).toISOString().split(/[T.]/);
    return (pattern === 'HHmmss' ? time : date).replaceAll(/\W/g, '');
  }

  isValid = () => !Number.isNaN(this.moment.getTime());
  toDate = () => this.moment;
  toJSON = () => this.moment.toJSON();
  tz = () => this;
  utc = () => this;
}

function placeOf({ meetingLocation, customLocation }: Meeting): string {
  if (meetingLocation === COMPANY.officeLabel) return ADDRESS_LINE;
  return (meetingLocation === MEETING_ELSEWHERE ? customLocation : meetingLocation) ?? '';
}

/** The meeting as an iCalendar file of one event. Made again, it is the same event, so a calendar keeps it once. */
export function meetingCalendar(meeting: Meeting): string {
  const { reference, at, name, phone, service } = meeting;
  const calendar = new ICalCalendar({
    prodId: { company: COMPANY.name, product: 'Website' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: () => ZONE },
  });
  calendar.createEvent({
    id: `${reference}@${new URL(COMPANY.site).hostname}`,
    timezone: OFFICE_ZONE.name,
    start: new OfficeTime(at),
    end: new OfficeTime(new Date(at.getTime() + DURATION)),
    summary: `${service ?? 'Meeting'}: ${name}`,
    location: placeOf(meeting),
    description: [`Name: ${name}`, `Phone: ${phone}`, `Service: ${service ?? '–'}`, `Reference: ${reference}`].join(
      '\n',
    ),
  });
  return calendar.toString();
}

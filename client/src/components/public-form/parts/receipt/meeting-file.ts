import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import type { ShownFirm } from '#shared/content/addresses/site';
import { siteHost } from '#shared/content/addresses/site-host';
import { meetingPlace } from '#shared/meetings/meeting-time';
import { saveFile } from '#client/api/download.ts';
import type { Sent } from '#client/stores/drafts.ts';

const HOUR = 3_600_000;

interface Meeting {
  sent: Sent;
  at: Date;
}

/** Saves the meeting as a calendar file. It has the same event id as the office's file. */
export function saveMeeting({ sent, at }: Meeting, firm: ShownFirm): void {
  const { reference, values } = sent;
  const { meetingLocation, customLocation } = values;
  const calendar = new ICalCalendar({
    prodId: { company: firm.name, product: 'Website' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${reference}@${siteHost(firm.site)}`,
    start: at,
    end: new Date(at.getTime() + HOUR),
    summary: `${values.service}: ${firm.name}`,
    location: meetingPlace({ meetingLocation, customLocation }, firm),
    description: [`Reference: ${reference}`, ...firm.phones.map(({ number }) => `Phone: ${number}`)].join('\n'),
  });
  saveFile(new Blob([calendar.toString()], { type: 'text/calendar; charset=utf-8' }), `${reference}.ics`);
}

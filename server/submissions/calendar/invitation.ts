import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { Firm } from '#shared/content/documents/firm';
import { mailboxOf } from '#shared/content/addresses/site';
import { calendarOf, eventOf, type Meeting } from './calendar.ts';

export interface Invited extends Meeting {
  email: string;
}

export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  calendar: string;
}

/** Quotation marks end an iCalendar parameter and cannot be escaped in one (RFC 5545, 3.2). */
const parameter = (text: string) => text.replace(/["\p{Cc}]+/gu, ' ').trim();

/**
 * Builds the calendar invitation for a visitor, or its cancellation when the meeting is declined. Calendars reply to
 * the mailbox of quote requests.
 *
 * @param sender the sender's address of the mail
 */
export function invitation(meeting: Invited, firm: Firm, sender: string): Invitation {
  const { reference, name, email, service } = meeting;
  const isDeclined = meeting.meetingState === 'declined';
  const method = isDeclined ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const office = mailboxOf(firm, 'quote').address;
  const calendar = calendarOf(firm, method);
  calendar.createEvent({
    ...eventOf(meeting, firm),
    ...(isDeclined && { status: ICalEventStatus.CANCELLED }),
    summary: [`Meeting with ${firm.name}`, service].filter(Boolean).join(': '),
    description: [`Reference: ${reference}`, ...firm.phones.map(({ number }) => `Phone: ${number}`)].join('\n'),
    organizer: { name: parameter(firm.name), email: office, ...(sender !== office && { sentBy: sender }) },
    attendees: [
      {
        name: parameter(name) || email,
        email,
        rsvp: true,
        status: ICalAttendeeStatus.NEEDSACTION,
        role: ICalAttendeeRole.REQ,
        type: ICalAttendeeType.INDIVIDUAL,
      },
    ],
  });
  return { method, calendar: calendar.toString() };
}

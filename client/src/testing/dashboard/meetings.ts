import type { Agenda, AgendaMeeting } from '#shared/contract';
import { dayAfter, officeDay } from '#shared/meetings/office-day';
import type { Call, Responses } from '../fake-api.ts';
import { QUOTE } from './submissions.ts';

/** 9:00 at the office, a number of days from today. */
export const nineIn = (days: number): string => `${dayAfter(officeDay(), days)}T01:00:00.000Z`;

export const MEETING: AgendaMeeting = {
  _id: QUOTE._id,
  reference: QUOTE.reference,
  name: QUOTE.name,
  phone: QUOTE.phone,
  service: QUOTE.service,
  meetingAt: nineIn(1),
  meetingMinutes: 90,
  meetingState: null,
  place: 'ECLAR Building, Gerona, Tarlac',
  state: 'read',
};

export const agendaOf = (items: AgendaMeeting[], complete = true): Responses => ({
  'GET /admin/meetings': ({ query: { from = '' } = {} }: Call): Agenda => ({
    items: items.filter(({ meetingAt }) => officeDay(new Date(meetingAt)) >= from),
    complete,
  }),
});

export const AGENDA = '&view=meetings';

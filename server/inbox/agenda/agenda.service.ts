import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Agenda, AgendaMeeting, AgendaRequest } from '#shared/contract';
import { MEETING_LIMITS } from '#shared/meetings/meeting-limits';
import { chosenPlace } from '#shared/meetings/meeting-time';
import { officeDay } from '#shared/meetings/office-day';
import { readMeetings, type StoredMeeting } from './meeting-rows.ts';

const { listed: MAX } = MEETING_LIMITS;

@Injectable()
export class AgendaService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Reads one meeting more than it lists, to know whether there are more. */
  async list({ from = officeDay(), to }: AgendaRequest): Promise<Agenda> {
    const rows = await readMeetings(this.database, { from, to }, MAX + 1, to ? 'DESC' : 'ASC');
    const items = rows.slice(0, MAX).map(shown);
    return { items: to ? items.toReversed() : items, complete: rows.length <= MAX };
  }
}

function shown(row: StoredMeeting): AgendaMeeting {
  const { _id, reference, name, phone, service, meetingAt, meetingMinutes, meetingState, state } = row;
  const facts = { _id, reference, name, phone, service, meetingMinutes, meetingState, state };
  return { ...facts, place: chosenPlace(row), meetingAt: meetingAt.toISOString() };
}

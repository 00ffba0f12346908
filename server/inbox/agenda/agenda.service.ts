import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Agenda, AgendaMeeting, AgendaRequest } from '#shared/contract';
import { MEETING_LIMITS } from '#shared/meetings/meeting-limits';
import { chosenPlace } from '#shared/meetings/meeting-time';
import { officeDay } from '#shared/meetings/office-day';
import { readMeetings, type StoredMeeting } from './meeting-rows.ts';

const { listed: MOST } = MEETING_LIMITS;

@Injectable()
export class AgendaService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Reads one meeting more than it lists, to know whether there are more. */
  async list({ from = officeDay(), to }: AgendaRequest): Promise<Agenda> {
    const rows = await readMeetings(this.database, { from, to }, MOST + 1);
    return { items: rows.slice(0, MOST).map(shown), complete: rows.length <= MOST };
  }
}

function shown(row: StoredMeeting): AgendaMeeting {
  const { _id, reference, name, phone, service, meetingAt, meetingMinutes, meetingState, state } = row;
  const facts = { _id, reference, name, phone, service, meetingMinutes, meetingState, state };
  return { ...facts, place: chosenPlace(row), meetingAt: meetingAt.toISOString() };
}

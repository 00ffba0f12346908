import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Agenda, AgendaMeeting, AgendaRequest } from '#shared/contract';
import { LIMITS } from '#shared/limits';
import { meetingPlace } from '#shared/meeting-place';
import { officeDay } from '#shared/office-day';
import { PublishedContent } from '../content/published/published-content.ts';
import { readMeetings, type StoredMeeting } from './meeting-rows.ts';

const { listed: MOST } = LIMITS.agenda;

@Injectable()
export class AgendaService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly content: PublishedContent,
  ) {}

  /** Reads one meeting more than it lists, to know whether there are more. */
  async list({ from = officeDay(), to }: AgendaRequest): Promise<Agenda> {
    const rows = await readMeetings(this.database, { from, to }, MOST + 1);
    return { items: rows.slice(0, MOST).map((row) => this.shown(row)), complete: rows.length <= MOST };
  }

  private shown(row: StoredMeeting): AgendaMeeting {
    const { _id, reference, name, phone, service, meetingAt, meetingMinutes, meetingState, state } = row;
    const place = meetingPlace(row, this.content.firm);
    const facts = { _id, reference, name, phone, service, meetingMinutes, meetingState, state };
    return { ...facts, place, meetingAt: meetingAt.toISOString() };
  }
}

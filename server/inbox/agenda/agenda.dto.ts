import { ApiProperty } from '@nestjs/swagger';
import {
  type Agenda,
  type AgendaMeeting,
  type AgendaRequest,
  MEETING_STATES,
  type MeetingState,
  SUBMISSION_STATES,
  type SubmissionState,
} from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { MEETING_LIMITS } from '#shared/meetings/meeting-limits';
import { EXAMPLE_ID } from '../../http/api-docs.decorators.ts';
import { DayKey } from '../../http/body/decorators/key.decorators.ts';

export class AgendaRequestDto implements AgendaRequest {
  /** First day, in Philippine time; today by default. */
  @DayKey(ERRORS.parameters.from, '2026-11-16')
  from?: string;

  /** Last day; without it, the range has no end. */
  @DayKey(ERRORS.parameters.to, '2026-12-31')
  to?: string;
}

export class AgendaMeetingDto implements AgendaMeeting {
  /** The id of the submission that asked for the meeting. */
  @ApiProperty({ format: 'uuid', example: EXAMPLE_ID })
  _id: string;

  @ApiProperty({ example: 'Q-7F3K9D' })
  reference: string;

  @ApiProperty({ example: 'Visitor Name' })
  name: string;

  @ApiProperty({ example: '+63 45 123 4567' })
  phone: string;

  @ApiProperty({ type: String, nullable: true, example: 'Civil Works' })
  service: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-24T01:00:00.000Z' })
  meetingAt: string;

  @ApiProperty({ type: 'integer', example: MEETING_LIMITS.minutes.default })
  meetingMinutes: number;

  /** The office's answer; null while unanswered. */
  @ApiProperty({ enum: [...MEETING_STATES, null], nullable: true, example: 'confirmed' })
  meetingState: MeetingState | null;

  @ApiProperty({ example: 'Municipal Hall, Paniqui' })
  place: string;

  /** The state of the submission. */
  @ApiProperty({ enum: [...SUBMISSION_STATES], example: 'read' })
  state: SubmissionState;
}

export class AgendaDto implements Agenda {
  @ApiProperty({ type: [AgendaMeetingDto] })
  items: AgendaMeetingDto[];

  /** Whether the list is complete. At most 500 meetings are listed: the latest if `to` is given, otherwise the earliest. */
  @ApiProperty({ example: true })
  complete: boolean;
}

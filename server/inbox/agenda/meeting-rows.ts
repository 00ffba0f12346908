import type { DataSource } from 'typeorm';
import type { SubmissionState } from '#shared/contract';
import { OFFICE_TIME_ZONE } from '#shared/meetings/time-zone';
import type { Meeting } from '../../submissions/calendar/calendar.ts';
import { IN_INBOX } from '../../submissions/conditions.ts';

export interface StoredMeeting extends Meeting {
  _id: string;
  meetingAt: Date;
  state: SubmissionState;
  changedAt: Date;
}

/** ISO dates in office time, both inclusive. */
export interface Days {
  from: string;
  to?: string;
}

/** Must name the first column and the condition of the index `submissions_meetings` to use it. */
const READ = (order: 'ASC' | 'DESC') => `
  SELECT id AS _id, reference, name, phone, service, state, meeting_at AS "meetingAt", meeting_minutes AS "meetingMinutes",
    meeting_state AS "meetingState", meeting_sequence AS "meetingSequence", meeting_location AS "meetingLocation",
    custom_location AS "customLocation", changed_at AS "changedAt"
  FROM submissions
  WHERE ${IN_INBOX} AND meeting_state IS DISTINCT FROM 'declined'
    AND meeting_at >= $1::timestamp AT TIME ZONE '${OFFICE_TIME_ZONE}'
    AND meeting_at < ($2::timestamp + interval '1 day') AT TIME ZONE '${OFFICE_TIME_ZONE}'
  ORDER BY meeting_at ${order}, id ${order} LIMIT $3`;

/** The meetings on these days: the earliest in order, or the latest with the last one first. */
export const readMeetings = (
  database: DataSource,
  { from, to = 'infinity' }: Days,
  limit: number,
  order: 'ASC' | 'DESC' = 'ASC',
): Promise<StoredMeeting[]> => database.query(READ(order), [from, to, limit]);

import type { EntityManager } from 'typeorm';
import type { SubmissionKind } from '#shared/contract';
import type { Invited } from '../../submissions/calendar/invitation.ts';

/** The meeting of a submission before it is answered. */
export interface AskedMeeting extends Omit<Invited, 'meetingAt'> {
  kind: SubmissionKind;
  spam: boolean;
  meetingAt: Date | null;
  /** Whether an invitation was sent before. */
  wasInvited: boolean;
  /** The meeting's columns, restored when the answer is taken back. */
  before: object;
}

const LOCK = `
  SELECT kind, reference, name, email, phone, service, suspected_spam AS spam, meeting_at AS "meetingAt",
    meeting_minutes AS "meetingMinutes", meeting_state AS "meetingState", meeting_sequence AS "meetingSequence",
    meeting_location AS "meetingLocation", custom_location AS "customLocation",
    EXISTS (SELECT FROM replies WHERE submission_id = submissions.id AND calendar IS NOT NULL) AS "wasInvited",
    jsonb_build_object('meeting_at', meeting_at, 'meeting_minutes', meeting_minutes, 'meeting_state', meeting_state,
      'meeting_answered_at', meeting_answered_at, 'meeting_sequence', meeting_sequence) AS before
  FROM submissions WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`;

/** Makes concurrent answers to one meeting wait for each other. */
export async function lockMeeting(manager: EntityManager, id: string): Promise<AskedMeeting | undefined> {
  const [asked] = await manager.query<(AskedMeeting | undefined)[]>(LOCK, [id]);
  return asked;
}

const CHANGE = `
  UPDATE submissions SET meeting_state = $2, meeting_at = $3, meeting_minutes = $4, meeting_sequence = $5, meeting_answered_at = now()
  WHERE id = $1`;

export async function changeMeeting(
  manager: EntityManager,
  id: string,
  { meetingState, meetingAt, meetingMinutes, meetingSequence }: AskedMeeting,
): Promise<void> {
  await manager.query(CHANGE, [id, meetingState, meetingAt, meetingMinutes, meetingSequence]);
}

import type { MeetingAction, MeetingAnswer, MeetingState } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { longTime } from '#shared/reply-template';
import { Problem } from '../../http/errors/problem.ts';
import type { AskedMeeting } from './asked-meeting.ts';

const STATES: Record<MeetingAction, MeetingState> = {
  confirm: 'confirmed',
  propose: 'proposed',
  decline: 'declined',
};

/** Applies an answer to a meeting. @throws Problem 400 for a missing or past time; 409 if the meeting cannot be answered */
export function answeredMeeting(asked: AskedMeeting, answer: MeetingAnswer, now = new Date()): AskedMeeting {
  checkAnswerable(asked, answer);
  return {
    ...asked,
    meetingState: STATES[answer.action],
    meetingAt: timeOf(asked, answer, now),
    meetingMinutes: answer.durationMinutes ?? asked.meetingMinutes,
    meetingSequence: asked.meetingSequence + 1,
  };
}

function checkAnswerable({ kind, spam, reference, meetingSequence }: AskedMeeting, { sequence }: MeetingAnswer): void {
  if (kind !== 'quote') throw new Problem(409, ERRORS.meetings.noQuote);
  if (spam) throw new Problem(409, ERRORS.replies.spam(reference));
  if (sequence !== undefined && sequence !== meetingSequence) throw new Problem(409, ERRORS.meetings.answered);
}

function timeOf({ meetingAt }: AskedMeeting, { action, at }: MeetingAnswer, now: Date): Date | null {
  if (action === 'decline') return meetingAt;
  if (action === 'propose') {
    if (at === undefined) throw new Problem(400, [ERRORS.meetings.at]);
    if (new Date(at) <= now) throw new Problem(400, [ERRORS.meetings.past]);
    return new Date(at);
  }
  if (!meetingAt) throw new Problem(409, ERRORS.meetings.noTime);
  if (meetingAt <= now) throw new Problem(409, ERRORS.meetings.isPast);
  return meetingAt;
}

export function subjectOf({ meetingState, meetingAt, reference }: AskedMeeting): string {
  const time = meetingAt ? longTime(meetingAt) : '';
  if (meetingState === 'confirmed') return `Our meeting on ${time} is confirmed (${reference})`;
  if (meetingState === 'proposed') return `Another time for our meeting: ${time} (${reference})`;
  return `About the meeting that you asked for (${reference})`;
}

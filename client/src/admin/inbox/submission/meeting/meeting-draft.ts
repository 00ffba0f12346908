import type { MeetingAction, MeetingAnswer, SubmissionDetail } from '#shared/contract';
import { fillIn, longTime, REPLY_RULES } from '#shared/reply-template';
import { fieldProblem, normaliseField } from '#shared/rules';
import { pickedMoment, suggestedTime } from './office-clock.ts';
import { ACTIONS, MEETING_TEXTS } from './meeting-texts.ts';

/** What is typed of an answer. */
export interface MeetingDraft {
  /** The time that is proposed, as the picker writes it. */
  at: string;
  minutes: string;
  message: string;
  /** How the message words the time, which changes with `at`. */
  said: string;
}

/** The sentences below the fields. */
export type Problems = Partial<Record<'at' | 'message', string>>;

/** The key of an answer among the drafts. */
export const meetingKey = (id: string, action: MeetingAction): string => `meeting/${id}/${action}`;

/** An answer in which nothing was typed. */
export function firstDraft(
  submission: SubmissionDetail,
  action: MeetingAction,
  firm: Parameters<typeof fillIn>[2],
): MeetingDraft {
  const { meetingAt: asked, meetingMinutes } = submission;
  const at = action === 'propose' ? suggestedTime(asked, new Date()) : '';
  const meetingAt = pickedMoment(at)?.toISOString() ?? asked;
  const message = fillIn(ACTIONS[action].message, { ...submission, meetingAt }, firm);
  return { at, minutes: String(meetingMinutes), message, said: meetingAt ? longTime(new Date(meetingAt)) : '' };
}

/** Another time, also in the message. */
export function withTime(draft: MeetingDraft, at: string): MeetingDraft {
  const moment = pickedMoment(at);
  if (!moment || !draft.said) return { ...draft, at };
  const said = longTime(moment);
  return { ...draft, at, said, message: draft.message.replaceAll(draft.said, said) };
}

export function problemsOf(action: MeetingAction, { at, message }: MeetingDraft): Problems {
  const text = fieldProblem(normaliseField(message, REPLY_RULES.body), REPLY_RULES.body);
  if (action !== 'propose') return { message: text };
  const moment = pickedMoment(at);
  const isPast = moment && moment <= new Date() ? MEETING_TEXTS.isPast : undefined;
  return { at: moment ? isPast : MEETING_TEXTS.noChoice, message: text };
}

export function answerOf(action: MeetingAction, draft: MeetingDraft, sequence: number): MeetingAnswer {
  const { at, minutes, message } = draft;
  if (action !== 'propose') return { action, message, sequence };
  return { action, message, sequence, at: pickedMoment(at)?.toISOString(), durationMinutes: Number(minutes) };
}

import type { MeetingAction, MeetingAnswer, SubmissionDetail } from '#shared/contract';
import { fillIn, REPLY_RULES } from '#shared/inbox/reply-template';
import { longTimeText } from '#shared/meetings/office-time';
import { dayAfter, officeDay } from '#shared/meetings/office-day';
import { OFFICE_OFFSET, officeTime } from '#shared/meetings/time-zone';
import { fieldProblem, normaliseField } from '#shared/rules';
import { ACTIONS, MEETING_TEXTS } from './meeting-texts.ts';

export interface MeetingDraft {
  /** The proposed time in the `datetime-local` format. */
  at: string;
  minutes: string;
  message: string;
  /** The time as worded in the message; updated with `at`. */
  said: string;
}

/** Validation messages by field. */
export type Problems = Partial<Record<'at' | 'message', string>>;

/** Draft key of an answer. */
export const meetingKey = (id: string, action: MeetingAction): string => `meeting/${id}/${action}`;

/** A `datetime-local` value, which may have seconds. */
const PICKED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Interprets a picked time in the office's time zone, regardless of the browser's. */
function pickedMoment(picked: string): Date | undefined {
  const [time] = PICKED.exec(picked) ?? [];
  const moment = new Date(`${time}:00${OFFICE_OFFSET}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

const SUNDAY = 0;
const NINE = 'T09:00';

/** The next day that is not a Sunday, at the requested time of day or at 9:00. */
function suggestedTime(asked: string | null, now: Date): string {
  const wished = asked === null ? undefined : new Date(asked);
  const from = officeDay(wished && wished > now ? wished : now);
  const next = dayAfter(from);
  const day = new Date(next).getUTCDay() === SUNDAY ? dayAfter(next) : next;
  return day + (wished ? officeTime(wished).slice(day.length) : NINE);
}

/** The initial draft of an answer. */
export function firstDraft(
  submission: SubmissionDetail,
  action: MeetingAction,
  firm: Parameters<typeof fillIn>[2],
): MeetingDraft {
  const { meetingAt: asked, meetingMinutes } = submission;
  const at = action === 'propose' ? suggestedTime(asked, new Date()) : '';
  const meetingAt = pickedMoment(at)?.toISOString() ?? asked;
  const message = fillIn(ACTIONS[action].message, { ...submission, meetingAt }, firm);
  return { at, minutes: String(meetingMinutes), message, said: meetingAt ? longTimeText(meetingAt) : '' };
}

/** Changes the proposed time, also in the message. */
export function withTime(draft: MeetingDraft, at: string): MeetingDraft {
  const moment = pickedMoment(at);
  if (!moment || !draft.said) return { ...draft, at };
  const said = longTimeText(moment);
  return { ...draft, at, said, message: draft.message.replaceAll(draft.said, said) };
}

/** The time of the meeting if the answer is sent; undefined while no valid one is typed. */
export function timeOf(action: MeetingAction, draft: MeetingDraft, asked: SubmissionDetail): Date | undefined {
  if (action === 'propose') return pickedMoment(draft.at);
  return asked.meetingAt === null ? undefined : new Date(asked.meetingAt);
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

import { MEETING_ACTIONS, type MeetingAction, type MeetingAnswer } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { MEETING_LIMITS } from '#shared/meetings/meeting-limits';
import { REPLY_RULES } from '#shared/inbox/reply-template';
import { Checked, isMoment, OptionalKey } from '../../http/body/decorators/key.decorators.ts';
import { Field } from '../../http/body/decorators/field.decorator.ts';

const SENTENCES = ERRORS.meetings;
const { min, max, default: usual } = MEETING_LIMITS.minutes;
const MAX_SEQUENCE = 2 ** 31 - 1;

const isInThisCentury = (value: unknown) => isMoment(value) && value.startsWith('20');

const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export class MeetingAnswerDto implements MeetingAnswer {
  /** `propose` needs `at`; the other actions keep the time. */
  @Checked((value) => (MEETING_ACTIONS.includes(value as MeetingAction) ? undefined : SENTENCES.action), {
    enum: [...MEETING_ACTIONS],
    example: 'propose',
  })
  action: MeetingAction;

  /** The proposed time, in the future. */
  @OptionalKey((value) => (isInThisCentury(value) ? undefined : SENTENCES.at), {
    type: String,
    format: 'date-time',
    example: '2090-01-16T09:00:00+08:00',
  })
  at?: string;

  /** Duration of the meeting in minutes; unchanged if absent. */
  @OptionalKey((value) => (isWhole(value, min, max) ? undefined : SENTENCES.duration), {
    type: 'integer',
    minimum: min,
    maximum: max,
    example: usual,
  })
  durationMinutes?: number;

  /** The text of the mail to the visitor. */
  @Field(REPLY_RULES.body, 'Dear Ana Reyes,\n\nWe would rather meet you on Monday at 9.')
  message: string;

  /** The `meetingSequence` last seen. If somebody has answered since, this answer is refused. */
  @OptionalKey((value) => (isWhole(value, 0, MAX_SEQUENCE) ? undefined : SENTENCES.sequence), {
    type: 'integer',
    minimum: 0,
    maximum: MAX_SEQUENCE,
    example: 0,
  })
  sequence?: number;
}

import { Transform } from 'class-transformer';
import {
  APPLICATION_STAGES,
  type ApplicationStage,
  SUBMISSION_STATES,
  type SubmissionChange,
  type SubmissionMarks,
  type SubmissionState,
} from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { ASSIGNEE_RULE } from '#shared/inbox/inbox-rules';
import { fieldProblem, NOTE_RULE, normaliseField } from '#shared/rules';
import { isMoment, OptionalKey } from '../../http/body/decorators/key.decorators.ts';

/** A blank name means no assignee. */
function nameOf(value: unknown): unknown {
  const name = normaliseField(value, ASSIGNEE_RULE);
  return name === '' ? null : name;
}

export class SubmissionMarksDto implements SubmissionMarks {
  @OptionalKey(
    (value) => (SUBMISSION_STATES.includes(value as SubmissionState) ? undefined : ERRORS.parameters.state),
    {
      enum: [...SUBMISSION_STATES],
      example: 'handled' satisfies SubmissionState,
    },
  )
  state?: SubmissionState;

  /** Whether it is spam. Spam is not mailed; a submission marked as not spam is. */
  @OptionalKey((value) => (typeof value === 'boolean' ? undefined : ERRORS.parameters.spam), {
    type: Boolean,
    example: false,
  })
  spam?: boolean;

  /** The person responsible; null or an empty text for nobody. */
  @Transform(({ value }) => nameOf(value))
  @OptionalKey((value) => fieldProblem(value, ASSIGNEE_RULE), {
    type: String,
    nullable: true,
    maxLength: ASSIGNEE_RULE.max,
    example: 'Rosa',
  })
  assignee?: string | null;

  /** The stage of a job application. Refused for other kinds. */
  @OptionalKey(
    (value) => (APPLICATION_STAGES.includes(value as ApplicationStage) ? undefined : ERRORS.parameters.stage),
    { enum: [...APPLICATION_STAGES], example: 'shortlisted' satisfies ApplicationStage },
  )
  stage?: ApplicationStage;

  /** Snoozes it until this time, which needs an offset from UTC. Null ends the snooze, as does marking it as done. */
  @OptionalKey((value) => (value === null || isMoment(value) ? undefined : ERRORS.parameters.snoozedUntil), {
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-12-31T08:00:00+08:00',
  })
  snoozedUntil?: string | null;
}

export class SubmissionChangeDto extends SubmissionMarksDto implements SubmissionChange {
  /** The admin's note; may be empty. */
  @Transform(({ value }) => normaliseField(value, NOTE_RULE))
  @OptionalKey((value) => fieldProblem(value ?? [], NOTE_RULE), {
    type: String,
    maxLength: NOTE_RULE.max,
    example: 'Called back, wants two trucks on Monday.',
  })
  note?: string;
}

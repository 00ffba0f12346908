import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  APPLICATION_STAGES,
  type ApplicationStage,
  MAIL_STATES,
  type MailState,
  SUBMISSION_KINDS,
  SUBMISSION_STATES,
  SUBMISSION_VIEWS,
  type SubmissionFilter,
  type SubmissionKind,
  type SubmissionState,
  type SubmissionView,
} from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { APPLICATION_FORM } from '#shared/forms/application';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { ASSIGNEE_RULE } from '#shared/inbox/inbox-rules';
import { fieldProblem } from '#shared/rules';
import { DayKey, OptionalKey, PageLimit } from '../../http/body/decorators/key.decorators.ts';
import { readCursor } from './cursor.ts';

const SENTENCES = ERRORS.parameters;

/** A repeated parameter arrives as an array, which every check refuses. */
const OneOf = (values: readonly string[], sentence: string) =>
  OptionalKey((value) => (values.includes(value as string) ? undefined : sentence), {
    enum: [...values],
    example: values[0],
  });

const BOOLEANS = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
]);

const BooleanKey = (sentence: string) =>
  applyDecorators(
    Transform(({ value }) => BOOLEANS.get(value) ?? (value as unknown)),
    OptionalKey((value) => (typeof value === 'boolean' ? undefined : sentence), { type: Boolean, example: false }),
  );

/** A position, validated as in the application form. */
export const PositionKey = () =>
  OptionalKey(
    (value) => (value && !fieldProblem(value, APPLICATION_FORM.fields.position) ? undefined : SENTENCES.position),
    {
      type: String,
      example: APPLICATION_FORM.fields.position.example,
    },
  );

/** Cleans a search and cuts it to the maximum length, so that no search text is refused. */
function searched(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const printable = text.replace(/\s/g, ' ').replace(/\p{Cc}/gu, '');
  return printable.slice(0, INBOX_LIMITS.search).toWellFormed();
}

export class SubmissionFilterDto implements SubmissionFilter {
  /** Only submissions of this view; `meetings` are the upcoming ones. */
  @OneOf(SUBMISSION_VIEWS, SENTENCES.view)
  view?: SubmissionView;

  /** Only submissions of this kind. */
  @OneOf(SUBMISSION_KINDS, SENTENCES.kind)
  kind?: SubmissionKind;

  /** Only submissions in this state. */
  @OneOf(SUBMISSION_STATES, SENTENCES.state)
  state?: SubmissionState;

  /** Only submissions whose mail has this state. */
  @OneOf(MAIL_STATES, SENTENCES.mail)
  mail?: MailState;

  /** Suspected spam only. Without it, suspected spam is left out. */
  @BooleanKey(SENTENCES.spam)
  spam?: boolean;

  /** Only job applications in this stage. */
  @OneOf(APPLICATION_STAGES, SENTENCES.stage)
  stage?: ApplicationStage;

  /** Only job applications for exactly this position. */
  @PositionKey()
  position?: string;

  /** Only submissions assigned to exactly this name. */
  @OptionalKey((value) => (value && !fieldProblem(value, ASSIGNEE_RULE) ? undefined : SENTENCES.assignee), {
    type: String,
    maxLength: ASSIGNEE_RULE.max,
    example: 'Rosa',
  })
  assignee?: string;

  /** Only submissions without an assignee. */
  @BooleanKey(SENTENCES.unassigned)
  unassigned?: boolean;

  /** Only submissions received on this day or later, in Philippine time. */
  @DayKey(SENTENCES.from, '2026-11-01')
  from?: string;

  /** Only submissions received on this day or earlier. */
  @DayKey(SENTENCES.to, '2026-11-01')
  to?: string;

  /**
   * Words or beginnings of words, all of which must occur in the name, email address, phone, reference, note or
   * another text, in any order. All characters are allowed; those that are neither letters nor digits separate words.
   * Phone numbers match in any usual format.
   */
  @Transform(({ value }) => searched(value))
  @OptionalKey((value) => (typeof value === 'string' ? undefined : SENTENCES.search), {
    type: String,
    example: 'reyes ready-mix',
  })
  search?: string;
}

export class PageRequestDto extends SubmissionFilterDto {
  /** The `next` of the previous page; absent for the first page. */
  @OptionalKey((value) => (readCursor(value) ? undefined : SENTENCES.cursor), {
    type: String,
    example: 'MTc5NTI4MDA5MzI2NDAwMS4zZjBjNmE1Mi04ZDBlLTRmMGEtOWI3ZS01YTJkMWM5ZTRiMTA',
  })
  cursor?: string;

  /** Maximum number of submissions on the page. */
  @PageLimit(INBOX_LIMITS.inboxPage, SENTENCES.limit)
  limit?: number;
}

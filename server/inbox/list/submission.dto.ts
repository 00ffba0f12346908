import { ApiProperty } from '@nestjs/swagger';
import {
  type InboxCounts,
  MAIL_STATES,
  type MailState,
  MEETING_ELSEWHERE,
  type ResumeFacts,
  SPAM_REASONS,
  type SpamReason,
  SUBMISSION_KINDS,
  SUBMISSION_STATES,
  type SubmissionDetail,
  type SubmissionKind,
  type SubmissionPage,
  type SubmissionState,
  type SubmissionSummary,
} from '#shared/contract';
import { QUOTE_FORM } from '#shared/forms/quote';
import { WithFormTexts } from '../../submissions/form-dto.ts';

const ID = '3f0c6a52-8d0e-4f0a-9b7e-5a2d1c9e4b10';
const MOMENT = '2026-11-21T06:05:00.000Z';

/** A text that the kind may not have, or that was left empty. */
const Nullable = (example: string | null) => ApiProperty({ type: String, nullable: true, example });

export class SubmissionSummaryDto implements SubmissionSummary {
  @ApiProperty({ format: 'uuid', example: ID })
  _id: string;

  /** Quote request, job application or service inquiry. */
  @ApiProperty({ enum: [...SUBMISSION_KINDS], example: 'quote' })
  kind: SubmissionKind;

  /** What the visitor was told to say on the phone. */
  @ApiProperty({ example: 'Q-7F3K9D' })
  reference: string;

  @ApiProperty({ example: 'Visitor Name' })
  name: string;

  @ApiProperty({ example: 'visitor@example.com' })
  email: string;

  /** The service asked about, or the position applied for. */
  @Nullable('Civil Works')
  subject: string | null;

  @ApiProperty({ enum: [...SUBMISSION_STATES], example: 'new' })
  state: SubmissionState;

  @ApiProperty({ example: false })
  spam: boolean;

  /** How far the mail about it has come; `none` is never mailed. */
  @ApiProperty({ enum: [...MAIL_STATES], example: 'sent' })
  mail: MailState;

  @ApiProperty({ format: 'date-time', example: MOMENT })
  createdAt: string;
}

export class SubmissionPageDto implements SubmissionPage {
  /** Newest first. */
  @ApiProperty({ type: [SubmissionSummaryDto] })
  items: SubmissionSummaryDto[];

  /** Asks, as `cursor`, for the page after this one; null on the last. */
  @Nullable(null)
  next: string | null;
}

export class InboxCountsDto implements InboxCounts {
  /** Not yet read, without suspected spam. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 12 })
  new: number;

  /** Suspected of spam and not yet read. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  spam: number;
}

export class ResumeFactsDto implements ResumeFacts {
  /** As the applicant's device named it. */
  @ApiProperty({ example: 'resume.pdf' })
  fileName: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 61_440 })
  bytes: number;

  /** Each time that somebody downloaded it, newest first. */
  @ApiProperty({ type: [String], format: 'date-time', example: [MOMENT] })
  downloadedAt: string[];
}

class CallableDto extends SubmissionSummaryDto {
  @ApiProperty({ example: '+63 45 123 4567' })
  phone: string;
}

/** The example is a quote. */
const TEXTS = {
  service: 'Civil Works',
  meetingLocation: MEETING_ELSEWHERE,
  customLocation: 'Municipal Hall, Paniqui',
  meetingDateTime: QUOTE_FORM.fields.meetingDateTime.example,
};

export class SubmissionDetailDto extends WithFormTexts(CallableDto, TEXTS) implements SubmissionDetail {
  /** As the visitor's form worded it, in Philippine time. */
  meetingDateTime: string | null;

  /** The same as a moment, when it can be read as one. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2025-03-03T06:30:00.000Z' })
  meetingAt: string | null;

  @ApiProperty({ type: ResumeFactsDto, nullable: true, example: null })
  resume: ResumeFactsDto | null;

  /** What spoke against it. */
  @ApiProperty({ enum: [...SPAM_REASONS], isArray: true, example: [] })
  spamReasons: SpamReason[];

  /** The admin's own words. */
  @ApiProperty({ example: '' })
  note: string;

  /** Version of the privacy notice that the visitor saw. */
  @ApiProperty({ example: '2026-11-21' })
  privacyVersion: string;
}

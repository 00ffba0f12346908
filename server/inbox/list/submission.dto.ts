import { ApiProperty } from '@nestjs/swagger';
import {
  APPLICATION_STAGES,
  type ApplicationStage,
  type InboxCounts,
  type InboxVersion,
  MAIL_STATES,
  type MailState,
  REPLY_STATES,
  type ReplyFacts,
  type ReplyState,
  MEETING_STATES,
  type MeetingState,
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
import { MEETING_ELSEWHERE } from '#shared/forms/options';
import { QUOTE_FORM } from '#shared/forms/quote';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { MEETING_LIMITS } from '#shared/meetings/meeting-limits';
import { EXAMPLE_ID, EXAMPLE_MOMENT, LimitedCount } from '../../http/api-docs.decorators.ts';
import { WithFormTexts } from '../../submissions/form/form-dto.ts';

/** A text is null if it was left empty or this kind of submission does not have it. */
const Nullable = (example: string | null) => ApiProperty({ type: String, nullable: true, example });

export class SubmissionSummaryDto implements SubmissionSummary {
  @ApiProperty({ format: 'uuid', example: EXAMPLE_ID })
  _id: string;

  /** Quote request, job application or service inquiry. */
  @ApiProperty({ enum: [...SUBMISSION_KINDS], example: 'quote' })
  kind: SubmissionKind;

  /** The reference given to the visitor. */
  @ApiProperty({ example: 'Q-7F3K9D' })
  reference: string;

  @ApiProperty({ example: 'Visitor Name' })
  name: string;

  /** Empty if the visitor gave none, like `phone`. */
  @ApiProperty({ example: 'visitor@example.com' })
  email: string;

  /** The requested service, or the position of an application. */
  @Nullable('Civil Works')
  subject: string | null;

  @ApiProperty({ enum: [...SUBMISSION_STATES], example: 'new' })
  state: SubmissionState;

  @ApiProperty({ example: false })
  spam: boolean;

  /** The state of the mail to the department; `none` means that it is not mailed. */
  @ApiProperty({ enum: [...MAIL_STATES], example: 'sent' })
  mail: MailState;

  @ApiProperty({ format: 'date-time', example: EXAMPLE_MOMENT })
  createdAt: string;

  @ApiProperty({ example: '+63 45 123 4567' })
  phone: string;

  /** The first line of the visitor's text. */
  @Nullable('12 cubic meters, 3000 psi')
  excerpt: string | null;

  /** The meeting of a quote request as a timestamp; null if its text is not a date. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2025-03-03T06:30:00.000Z' })
  meetingAt: string | null;

  /** The office's answer about the meeting; null while unanswered. */
  @ApiProperty({ enum: [...MEETING_STATES, null], nullable: true, example: 'confirmed' })
  meetingState: MeetingState | null;

  @ApiProperty({ example: false })
  hasNote: boolean;

  /** The person responsible. */
  @Nullable('Rosa')
  assignee: string | null;

  /** Time of the first reply, or of marking it as done without one. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  answeredAt: string | null;

  /** Whether a reply could not be sent. */
  @ApiProperty({ example: false })
  replyFailed: boolean;

  /** Whether a reply has not left yet. */
  @ApiProperty({ example: false })
  replyQueued: boolean;

  /** Position among the submissions of its email address, oldest first; at most 100. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: INBOX_LIMITS.counted.address, example: 3 })
  ordinal: number;

  /** Until when it is snoozed, which hides it from the open submissions. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  snoozedUntil: string | null;

  /** The stage of a job application; null for other kinds. */
  @ApiProperty({ enum: [...APPLICATION_STAGES, null], nullable: true, example: null })
  stage: ApplicationStage | null;
}

export class SubmissionPageDto implements SubmissionPage {
  /** Newest first. */
  @ApiProperty({ type: [SubmissionSummaryDto] })
  items: SubmissionSummaryDto[];

  /** The `cursor` of the next page; null on the last page. */
  @Nullable(null)
  next: string | null;
}

export class InboxCountsDto implements InboxCounts {
  /** New submissions without suspected spam. */
  @LimitedCount(12)
  new: number;

  /** Suspected spam, in any state. */
  @LimitedCount(2)
  spam: number;

  /** Not handled yet, and not snoozed. */
  @LimitedCount(31)
  open: number;

  /** Received today, in Philippine time. */
  @LimitedCount(7)
  today: number;

  /** Unanswered for two days. */
  @LimitedCount(3)
  waiting: number;

  /** Snoozed until a later time. */
  @LimitedCount(2)
  snoozed: number;

  /** Meetings from today on that were not declined. */
  @LimitedCount(4)
  meetings: number;

  /** Job applications that are not handled yet. */
  @LimitedCount(9)
  applications: number;

  @LimitedCount(INBOX_LIMITS.counted.view)
  handled: number;
}

export class InboxVersionDto implements InboxVersion {
  /** Changes whenever a submission is stored, changed, deleted or erased. */
  @ApiProperty({ example: '9e107d9d372bb6826bd81d3542a419d6' })
  version: string;
}

export class ResumeFactsDto implements ResumeFacts {
  /** The file name on the applicant's device. */
  @ApiProperty({ example: 'resume.pdf' })
  fileName: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 61_440 })
  bytes: number;

  /** The time of each download, newest first. */
  @ApiProperty({ type: [String], format: 'date-time', example: [EXAMPLE_MOMENT] })
  downloadedAt: string[];
}

export class ReplyFactsDto implements ReplyFacts {
  @ApiProperty({ format: 'uuid', example: '0b9e6f1c-0d5e-4a55-8a5c-7a4f6f0f7c11' })
  _id: string;

  @ApiProperty({ example: 'Re: Your quote request Q-7F3K9D' })
  subject: string;

  @ApiProperty({ example: 'Dear Visitor Name,\n\nWe will call you tomorrow.' })
  body: string;

  @ApiProperty({ format: 'date-time', example: EXAMPLE_MOMENT })
  createdAt: string;

  /** Email address of the author. */
  @Nullable('owner@example.com')
  createdBy: string | null;

  /** `queued` waits to be sent; `failed` is sent again only on request. */
  @ApiProperty({ enum: [...REPLY_STATES], example: 'sent' })
  state: ReplyState;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: EXAMPLE_MOMENT })
  sentAt: string | null;

  /** Whether it contains a calendar invitation. */
  @ApiProperty({ example: false })
  hasInvitation: boolean;

  /** Whether it can be taken back: it was sent with a delay, and no delivery was attempted yet. */
  @ApiProperty({ example: false })
  canTakeBack: boolean;
}

/** The values of a quote request. */
const TEXTS = {
  service: 'Civil Works',
  meetingLocation: MEETING_ELSEWHERE,
  customLocation: 'Municipal Hall, Paniqui',
  meetingDateTime: QUOTE_FORM.fields.meetingDateTime.example,
};

export class SubmissionDetailDto extends WithFormTexts(SubmissionSummaryDto, TEXTS) implements SubmissionDetail {
  /** The text entered in the form, in Philippine time. */
  meetingDateTime: string | null;

  @ApiProperty({ type: ResumeFactsDto, nullable: true, example: null })
  resume: ResumeFactsDto | null;

  /** Duration of the meeting in minutes. */
  @ApiProperty({ type: 'integer', example: MEETING_LIMITS.minutes.default })
  meetingMinutes: number;

  /** When the office answered about the meeting; null while unanswered. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: EXAMPLE_MOMENT })
  meetingAnsweredAt: string | null;

  /** The number of answers about the meeting. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  meetingSequence: number;

  /** Why it is suspected spam. */
  @ApiProperty({ enum: [...SPAM_REASONS], isArray: true, example: [] })
  spamReasons: SpamReason[];

  /** The admin's note. */
  @ApiProperty({ example: '' })
  note: string;

  /** Replies of the office, oldest first. */
  @ApiProperty({ type: [ReplyFactsDto] })
  replies: ReplyFactsDto[];

  /** Version of the privacy notice that the form showed. */
  @ApiProperty({ example: '2026-11-21' })
  privacyVersion: string;

  /** Path of the page with the form; null if unknown. */
  @Nullable('/civil-works')
  page: string | null;
}

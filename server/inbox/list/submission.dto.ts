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
import { INBOX_LIMITS } from '#shared/inbox-limits';
import { MEETING_LIMITS } from '#shared/meeting-limits';
import { WithFormTexts } from '../../submissions/form-dto.ts';

const ID = '3f0c6a52-8d0e-4f0a-9b7e-5a2d1c9e4b10';
const MOMENT = '2026-11-21T06:05:00.000Z';

/** A text that this kind of submission does not have, or that was left empty, is null. */
const Nullable = (example: string | null) => ApiProperty({ type: String, nullable: true, example });

export class SubmissionSummaryDto implements SubmissionSummary {
  @ApiProperty({ format: 'uuid', example: ID })
  _id: string;

  /** Quote request, job application or service inquiry. */
  @ApiProperty({ enum: [...SUBMISSION_KINDS], example: 'quote' })
  kind: SubmissionKind;

  /** The reference that the visitor was told. */
  @ApiProperty({ example: 'Q-7F3K9D' })
  reference: string;

  @ApiProperty({ example: 'Visitor Name' })
  name: string;

  @ApiProperty({ example: 'visitor@example.com' })
  email: string;

  /** The requested service, or the position of an application. */
  @Nullable('Civil Works')
  subject: string | null;

  @ApiProperty({ enum: [...SUBMISSION_STATES], example: 'new' })
  state: SubmissionState;

  @ApiProperty({ example: false })
  spam: boolean;

  /** The state of the mail to the department; `none` is not mailed. */
  @ApiProperty({ enum: [...MAIL_STATES], example: 'sent' })
  mail: MailState;

  @ApiProperty({ format: 'date-time', example: MOMENT })
  createdAt: string;

  @ApiProperty({ example: '+63 45 123 4567' })
  phone: string;

  /** The first line of what the visitor wrote. */
  @Nullable('12 cubic metres, 3000 psi')
  excerpt: string | null;

  /** The meeting of a quote request as a timestamp; null if its text is not a date. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2025-03-03T06:30:00.000Z' })
  meetingAt: string | null;

  /** What the office answered about the meeting; null while it did not. */
  @ApiProperty({ enum: [...MEETING_STATES, null], nullable: true, example: 'confirmed' })
  meetingState: MeetingState | null;

  @ApiProperty({ example: false })
  hasNote: boolean;

  /** Who of the office sees to it. */
  @Nullable('Rosa')
  assignee: string | null;

  /** When it was answered first, or marked as done without an answer. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  answeredAt: string | null;

  /** Whether a reply could not be sent. */
  @ApiProperty({ example: false })
  replyFailed: boolean;

  /** Which submission of its e-mail address this is, in the order of time; at most 100. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: INBOX_LIMITS.counted.address, example: 3 })
  ordinal: number;

  /** Until when it is not among what is open. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  snoozedUntil: string | null;

  /** How far a job application has come; null for other kinds. */
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

/** None counts beyond 1,000. */
const Count = (example: number) =>
  ApiProperty({ type: 'integer', minimum: 0, maximum: INBOX_LIMITS.counted.view, example });

export class InboxCountsDto implements InboxCounts {
  /** New submissions without suspected spam. */
  @Count(12)
  new: number;

  /** New submissions that are suspected spam. */
  @Count(2)
  spam: number;

  /** Not handled yet, and not snoozed. */
  @Count(31)
  open: number;

  /** Today, in the Philippines. */
  @Count(7)
  today: number;

  /** Not answered for two days. */
  @Count(3)
  waiting: number;

  /** To come back on a later day. */
  @Count(2)
  snoozed: number;

  /** Meetings to come. */
  @Count(4)
  meetings: number;

  /** Job applications that are not handled yet. */
  @Count(9)
  applications: number;

  @Count(INBOX_LIMITS.counted.view)
  handled: number;
}

export class InboxVersionDto implements InboxVersion {
  /** Another one as soon as any submission is stored, changed, deleted or erased. */
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
  @ApiProperty({ type: [String], format: 'date-time', example: [MOMENT] })
  downloadedAt: string[];
}

export class ReplyFactsDto implements ReplyFacts {
  @ApiProperty({ format: 'uuid', example: '0b9e6f1c-0d5e-4a55-8a5c-7a4f6f0f7c11' })
  _id: string;

  @ApiProperty({ example: 'Re: We received your quote request Q-7F3K9D' })
  subject: string;

  @ApiProperty({ example: 'Dear Visitor Name,\n\nwe will call you tomorrow.' })
  body: string;

  @ApiProperty({ format: 'date-time', example: MOMENT })
  createdAt: string;

  /** The address of the admin who wrote it. */
  @Nullable('owner@example.com')
  createdBy: string | null;

  /** `queued` waits to be sent; `failed` is sent again only when it is asked for. */
  @ApiProperty({ enum: [...REPLY_STATES], example: 'sent' })
  state: ReplyState;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: MOMENT })
  sentAt: string | null;

  /** Whether an invitation for a calendar went with it. */
  @ApiProperty({ example: false })
  hasInvitation: boolean;

  /** Whether it waits to be sent for the first time, and was written so that it can be taken back. */
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
  /** The text of the form, in Philippine time. */
  meetingDateTime: string | null;

  @ApiProperty({ type: ResumeFactsDto, nullable: true, example: null })
  resume: ResumeFactsDto | null;

  /** How long the meeting takes. */
  @ApiProperty({ type: 'integer', example: MEETING_LIMITS.minutes.default })
  meetingMinutes: number;

  /** When the office answered about the meeting; null while it did not. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: MOMENT })
  meetingAnsweredAt: string | null;

  /** The number of answers about the meeting. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  meetingSequence: number;

  /** The reasons for the suspicion of spam. */
  @ApiProperty({ enum: [...SPAM_REASONS], isArray: true, example: [] })
  spamReasons: SpamReason[];

  /** The admin's note. */
  @ApiProperty({ example: '' })
  note: string;

  /** What the office answered, oldest first. */
  @ApiProperty({ type: [ReplyFactsDto] })
  replies: ReplyFactsDto[];

  /** Version of the privacy notice that the form showed. */
  @ApiProperty({ example: '2026-11-21' })
  privacyVersion: string;

  /** The path of the page whose form was sent; null if the browser did not tell. */
  @Nullable('/civil-works')
  page: string | null;
}

/** Bodies and responses of all calls. The server's DTOs implement these interfaces, and the client uses them. */
import type { PictureSource, ShownPicture } from './content/pictures/picture.ts';
import type { APPLICATION_FORM } from './forms/application.ts';
import type { FormInput } from './forms/form.ts';
import type { FormTexts } from './forms/forms.ts';
import type { INQUIRY_FORM } from './forms/inquiry.ts';
import type { QUOTE_FORM } from './forms/quote.ts';

export interface RentalInput {
  vehicleName: string;
  /** Shown as Capacity. */
  weightLimit: string;
  /** Id of a picture of the library; absent for a rental without one. */
  picture?: string;
}

export interface Rental extends RentalInput {
  _id: string;
  /** The picture as pages show it. */
  shownPicture?: ShownPicture;
}

export interface JobInput {
  title: string;
  position: string;
  location: string;
  fullDescription: string;
  qualifications: string;
  /** ISO date: the last day on which visitors see the job. Without it, the job stays open. */
  closesOn?: string;
}

export interface Job extends JobInput {
  _id: string;
}

/** `meetingLocation` is the label of the company office, another place that the firm offers, or `Other`. */
export type QuoteRequest = FormInput<typeof QUOTE_FORM>;

/** The text fields of the multipart form. The file is sent as `resume`. */
export type JobApplication = FormInput<typeof APPLICATION_FORM>;

export type ServiceInquiry = FormInput<typeof INQUIRY_FORM>;

/** The answer to a stored submission. */
export interface SubmissionReceipt {
  success: true;
  message: string;
  /** A short reference for telephone calls, such as `Q-7F3K9D`. */
  reference: string;
}

export const SUBMISSION_KINDS = ['quote', 'application', 'inquiry'] as const;
/** `quote` is a quote request, `application` a job application, `inquiry` a service inquiry. */
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export const SUBMISSION_STATES = ['new', 'read', 'handled'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** `none`: not mailed, such as suspected spam. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'none'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const MEETING_STATES = ['confirmed', 'proposed', 'declined'] as const;
/** The office's answer about a meeting. `proposed` is another time than the visitor's. */
export type MeetingState = (typeof MEETING_STATES)[number];

export const APPLICATION_STAGES = ['new', 'shortlisted', 'interview', 'hired', 'declined'] as const;
/** Progress of a job application. */
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];

/** Stages that are a decision. They also show handled applications. */
export const DECIDED_STAGES: readonly ApplicationStage[] = ['hired', 'declined'];

export const SPAM_REASONS = ['trap', 'link-in-name', 'too-fast'] as const;
/** Reasons to suspect spam: the trap was filled in, the name contains a link, or the form was filled in too fast. */
export type SpamReason = (typeof SPAM_REASONS)[number];

/** A row of the Inbox. */
export interface SubmissionSummary {
  _id: string;
  kind: SubmissionKind;
  reference: string;
  name: string;
  /** Empty if the visitor gave none, like `phone`. */
  email: string;
  /** The requested service, or the position of an application. */
  subject: string | null;
  state: SubmissionState;
  spam: boolean;
  mail: MailState;
  /** ISO 8601. */
  createdAt: string;
  phone: string;
  /** The first line of the visitor's text. */
  excerpt: string | null;
  /** `meetingDateTime` as ISO 8601; null without a meeting or if its time is no date. */
  meetingAt: string | null;
  /** The office's answer about the meeting; null without one. */
  meetingState: MeetingState | null;
  hasNote: boolean;
  /** The person in the office who handles it. */
  assignee: string | null;
  /** ISO 8601: the first answer, or when it was marked as done without one; null while unanswered. */
  answeredAt: string | null;
  /** Whether a reply could not be sent. */
  replyFailed: boolean;
  /** Whether a reply has not left yet. */
  replyQueued: boolean;
  /** Position among the submissions of its email address, in order of time: 1 for the first; at most 100. */
  ordinal: number;
  /** Null unless it is a job application. */
  stage: ApplicationStage | null;
  /** ISO 8601: open lists leave it out until then. */
  snoozedUntil: string | null;
}

/** A resume without its content. */
export interface ResumeFacts {
  fileName: string;
  bytes: number;
  /** ISO 8601: time of each download, newest first. */
  downloadedAt: string[];
}

export const REPLY_STATES = ['queued', 'sent', 'failed'] as const;
/** `queued` waits to be sent; `failed` is final until the admin sends it again. */
export type ReplyState = (typeof REPLY_STATES)[number];

/** A reply of the office to the visitor. */
export interface ReplyFacts {
  _id: string;
  subject: string;
  body: string;
  /** ISO 8601. */
  createdAt: string;
  /** Email of its author; null if unknown. */
  createdBy: string | null;
  state: ReplyState;
  /** ISO 8601; null unless it is sent. */
  sentAt: string | null;
  /** Whether a calendar invitation was attached. */
  hasInvitation: boolean;
  /** Whether its first sending is delayed, so that it can be taken back. */
  canTakeBack: boolean;
}

/** A text for one visitor or several. Placeholders such as `{name}` are filled in for each. */
export interface ReplyText {
  subject: string;
  body: string;
}

export interface RepliesInput extends ReplyText {
  /** The submissions to answer. */
  ids: string[];
  /** Whether they are marked as done as well. */
  handled?: boolean;
}

export interface ReplyIds {
  /** Ids of the replies. */
  ids: string[];
}

/** A prepared reply to submissions of one kind. */
export interface ReplyTemplateInput extends ReplyText {
  kind: SubmissionKind;
  name: string;
}

export interface ReplyTemplate extends ReplyTemplateInput {
  _id: string;
}

/** A submission with all fields of its form. */
export interface SubmissionDetail extends SubmissionSummary, FormTexts {
  resume: ResumeFacts | null;
  meetingMinutes: number;
  /** ISO 8601; null before the office has answered. */
  meetingAnsweredAt: string | null;
  /** Number of answers about the meeting. */
  meetingSequence: number;
  spamReasons: SpamReason[];
  /** The admin's note, which visitors never see. */
  note: string;
  /** Replies of the office, oldest first. */
  replies: ReplyFacts[];
  privacyVersion: string;
  /** Path of the page with the form; null if the browser did not send it. */
  page: string | null;
}

/** Changes that can apply to many submissions at once; absent properties stay as they are. */
export interface SubmissionMarks {
  state?: SubmissionState;
  spam?: boolean;
  /** The person in the office who handles it; null for nobody. */
  assignee?: string | null;
  /** For job applications only. */
  stage?: ApplicationStage;
  /** ISO 8601 with an offset: open lists leave it out until then; null ends that. */
  snoozedUntil?: string | null;
}

/** Absent properties stay as they are. */
export interface SubmissionChange extends SubmissionMarks {
  note?: string;
}

/** A change of one submission among many. */
export interface ListedChange extends SubmissionMarks {
  _id: string;
}

export interface BulkChange {
  /** At most 200, each submission once. */
  changes: ListedChange[];
}

/** Those of the submissions that exist, newest first, after the change. */
export interface ChangedSubmissions {
  items: SubmissionSummary[];
}

export interface SubmissionIds {
  ids: string[];
}

export const SUBMISSION_VIEWS = ['open', 'today', 'waiting', 'snoozed', 'meetings', 'applications', 'handled'] as const;
/**
 * `open`: neither handled nor snoozed. `today`: arrived today (in the Philippines). `waiting`: unanswered for two days, not snoozed.
 * `snoozed`: snoozed until later. `meetings`: in the future, not declined. `applications`: not handled.
 */
export type SubmissionView = (typeof SUBMISSION_VIEWS)[number];

/** Filter of the inbox. Absent properties do not filter, except `spam`: without it, suspected spam is left out. */
export interface SubmissionFilter {
  view?: SubmissionView;
  kind?: SubmissionKind;
  state?: SubmissionState;
  mail?: MailState;
  spam?: boolean;
  stage?: ApplicationStage;
  /** Position of a job application, as stored. */
  position?: string;
  /** Name of the assignee, as stored. */
  assignee?: string;
  /** Only submissions without an assignee. */
  unassigned?: boolean;
  /** ISO date at the office: first day of arrival. */
  from?: string;
  /** Last day of arrival. */
  to?: string;
  /** Words of a name, an email address, a reference or any text. All characters are allowed. */
  search?: string;
}

export interface SavedFilterInput {
  name: string;
  /** The filter as a query string, such as `view=open&kind=quote`. */
  query: string;
}

/** A filter of the inbox saved under a name. Its query is normalised. */
export interface SavedFilter extends SavedFilterInput {
  _id: string;
}

export interface SubmissionPage {
  items: SubmissionSummary[];
  /** The `cursor` of the next page; null on the last page. */
  next: string | null;
}

/** Numbers of new submissions, of suspected spam in any state, and of the submissions in each view; none counts beyond 1,000. */
export interface InboxCounts extends Record<SubmissionView, number> {
  new: number;
  spam: number;
}

export interface TestMailInput {
  /** The form whose confirmation is sent. */
  kind: SubmissionKind;
}

export interface TestMailReceipt {
  /** The address of the signed-in person. */
  to: string;
}

export const MEETING_ACTIONS = ['confirm', 'propose', 'decline'] as const;
/** `propose` is for another time than the requested one. */
export type MeetingAction = (typeof MEETING_ACTIONS)[number];

/** The office's answer about a meeting. */
export interface MeetingAnswer {
  action: MeetingAction;
  /** ISO 8601 with the offset from UTC: the proposed time. */
  at?: string;
  durationMinutes?: number;
  /** The message to the visitor in the mail. */
  message: string;
  /** The `meetingSequence` that was seen; if somebody has answered meanwhile, the answer is refused. */
  sequence?: number;
}

/** A meeting that was not declined. */
export interface AgendaMeeting {
  /** Id of the submission that asked for it. */
  _id: string;
  reference: string;
  name: string;
  phone: string;
  service: string | null;
  /** ISO 8601. */
  meetingAt: string;
  meetingMinutes: number;
  meetingState: MeetingState | null;
  place: string;
  state: SubmissionState;
}

export interface Agenda {
  /** Earliest first. */
  items: AgendaMeeting[];
  /** Whether the list is complete. At most 500 meetings are listed: the latest if `to` is given, otherwise the earliest. */
  complete: boolean;
}

/** The days of an agenda: ISO dates at the office, both inclusive. */
export interface AgendaRequest {
  /** Today if absent. */
  from?: string;
  to?: string;
}

/** The calendar of meetings, to which calendar programs subscribe at a secret address. */
export interface CalendarFeed {
  /** ISO 8601: creation of the address; null without one. */
  createdAt: string | null;
}

export interface NewCalendarFeed extends CalendarFeed {
  createdAt: string;
  /** The secret in the address, returned only once: `/api/calendar/<secret>.ics`. */
  secret: string;
}

export interface InboxVersion {
  /** Changes when any submission is stored, changed, deleted or erased. */
  version: string;
}

/** Job applications per stage, without suspected spam, up to 1,000 each. Handled ones count only in stages that are decisions. */
export type StageCounts = Record<ApplicationStage, number>;

/** Submissions of each kind in a week. */
export interface WeekFigures extends Record<SubmissionKind, number> {
  /** The week's Monday, as ISO date. */
  week: string;
}

/** How soon submissions of a kind were answered. Leaves out those marked as done before answer times were recorded. */
export interface AnswerFigures {
  kind: SubmissionKind;
  answered: number;
  /** Minutes: median and 90th percentile; null without answers. */
  median: number | null;
  slow: number | null;
  /** Answered by the end of the next opening day. */
  inTime: number;
  /** Answered later, or unanswered after that day. */
  late: number;
}

/** Unhandled submissions, by day of arrival. */
export interface OpenFigures {
  today: number;
  /** One or two days ago. */
  days: number;
  /** Three to seven days ago. */
  week: number;
  older: number;
  /** Those among all these that have waited too long for an answer. */
  waiting: number;
}

/** Submissions from one page; null if the page is unknown. */
export interface PageFigures {
  page: string | null;
  count: number;
}

/** Figures without suspected spam and deleted submissions. Weeks and days are in Philippine time. */
export interface Figures {
  /** Oldest first; the last one is still running. */
  weeks: WeekFigures[];
  /** One for each kind, for the same weeks. */
  answers: AnswerFigures[];
  open: OpenFigures;
  /** Pages of these weeks with the most submissions, in descending order. */
  pages: PageFigures[];
}

/** Referrers without a name: an address typed or bookmarked, an app, or a link that names no page; and hosts beyond the limit. */
export const REFERRERS = { direct: 'direct', other: 'other' } as const;

export const DEVICES = ['phone', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** Visits that began on a page, and submissions sent from it. */
export interface PageVisits {
  page: string;
  visits: number;
  submissions: number;
}

/** Visits that began with a link of another host, or of one of REFERRERS. */
export interface ReferrerVisits {
  referrer: string;
  visits: number;
}

/** A visit begins when a page is opened from outside the site. Days are in Philippine time. */
export interface VisitFigures {
  /** Oldest first; the last one is today. */
  days: { day: string; visits: number }[];
  /** The first of these days on which visits were counted; submissions are counted since then too. Null before the first visit. */
  since: string | null;
  /** Of the account's kinds, without suspected spam and deleted ones. */
  submissions: number;
  /** With the most visits, in descending order. */
  pages: PageVisits[];
  referrers: ReferrerVisits[];
  devices: Record<Device, number>;
}

/** Mails to the office about its own work. */
export interface DeskSettings {
  /** On Mondays: figures of the previous week. */
  weeklyMail: boolean;
  /** In the morning: submissions that have waited too long for an answer. */
  waitingMail: boolean;
}

/** The person whose personal data is exported or erased. */
export interface PersonalDataRequest {
  email: string;
}

export interface ErasureResult {
  /** Number of erased submissions. */
  erased: number;
}

/** The point of a picture that stays visible in crops, from 0 (left, top) to 1. */
export interface FocalPoint {
  x: number;
  y: number;
}

export const PICTURE_TYPES = ['jpeg', 'png', 'webp', 'avif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** A picture of the library. Its files are `<base>-<width>.<format>`, one for each of `widths` in AVIF, WebP and JPEG. */
export interface LibraryPicture extends PictureSource {
  /** `p-` and a hash of the content, so that the same file has the same id. */
  _id: string;
  /** File name on the uploader's device. */
  name: string;
  /** Describes the picture to visitors who cannot see it, unless its place on the page has its own description. */
  alt: string;
  focus: FocalPoint;
  /** Format of the original, and its size. */
  type: PictureType;
  bytes: number;
  /** ISO 8601. */
  createdAt: string;
  /** Email of the uploader; null if unknown. */
  createdBy: string | null;
}

export interface PicturePage {
  /** Newest first. */
  items: LibraryPicture[];
  /** Requests the next page; null on the last page. */
  next: string | null;
}

/** Pictures that no page, draft or rental uses. */
export interface UnusedPictures {
  ids: string[];
}

export interface PicturePlaces {
  /** In words, such as "About the company › Picture beside the history". */
  places: string[];
}

/** Absent properties stay as they are. */
export interface PictureChange {
  name?: string;
  alt?: string;
  focus?: FocalPoint;
}

/** The body of every 4xx and 5xx response. */
export interface ErrorBody {
  statusCode: number;
  /** A plain sentence. `error` repeats it for clients that read that key. */
  message: string;
  error: string;
  /** All sentences, if there are several. */
  errors?: string[];
  requestId: string;
  /** Only present, and false, if a password or second factor was wrong or was tried too often. */
  success?: false;
}

/** A PDF that pages can offer for download. */
export interface StoredDownload {
  _id: string;
  name: string;
  bytes: number;
}

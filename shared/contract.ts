/** The bodies and answers of all calls. The server's DTOs implement these interfaces, and the client uses them. */
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
  /** The id of a picture of the library. Without it, the rental has none. */
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

/** `meetingLocation` is the label of the company office, or `Other`. */
export type QuoteRequest = FormInput<typeof QUOTE_FORM>;

/** The text fields of the multipart form. The file is sent as `resume`. */
export type JobApplication = FormInput<typeof APPLICATION_FORM>;

export type ServiceInquiry = FormInput<typeof INQUIRY_FORM>;

/** The answer to a stored submission. */
export interface SubmissionReceipt {
  success: true;
  message: string;
  /** A short reference for the phone, such as `Q-7F3K9D`. */
  reference: string;
}

export const SUBMISSION_KINDS = ['quote', 'application', 'inquiry'] as const;
/** `quote` is a quote request, `application` a job application, `inquiry` a service inquiry. */
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export const SUBMISSION_STATES = ['new', 'read', 'handled'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** `none` is not mailed, such as suspected spam. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'none'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const MEETING_STATES = ['confirmed', 'proposed', 'declined'] as const;
/** What the office answered about a meeting. `proposed` is another time than the visitor chose. */
export type MeetingState = (typeof MEETING_STATES)[number];

export const APPLICATION_STAGES = ['new', 'shortlisted', 'interview', 'hired', 'declined'] as const;
/** How far a job application has come. */
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];

/** The stages that are a decision. An application that is handled is still shown in them. */
export const DECIDED_STAGES: readonly ApplicationStage[] = ['hired', 'declined'];

export const SPAM_REASONS = ['trap', 'link-in-name', 'too-fast'] as const;
/**
 * Reasons for the suspicion of spam: the trap was filled in, the name contains a link, or the form was filled in too
 * fast.
 */
export type SpamReason = (typeof SPAM_REASONS)[number];

/** A row of the Inbox. */
export interface SubmissionSummary {
  _id: string;
  kind: SubmissionKind;
  reference: string;
  name: string;
  email: string;
  /** The requested service, or the position of an application. */
  subject: string | null;
  state: SubmissionState;
  spam: boolean;
  mail: MailState;
  /** ISO 8601. */
  createdAt: string;
  phone: string;
  /** The first line of what the visitor wrote. */
  excerpt: string | null;
  /** `meetingDateTime` as ISO 8601. Null without a meeting, or if its time is not a date. */
  meetingAt: string | null;
  /** What the office answered about the meeting; null while it did not. */
  meetingState: MeetingState | null;
  hasNote: boolean;
  /** Who of the office sees to it. */
  assignee: string | null;
  /** ISO 8601: the first answer, or when it was marked as done without one. Null while it waits for an answer. */
  answeredAt: string | null;
  /** Whether a reply could not be sent. */
  replyFailed: boolean;
  /** Which submission of its e-mail address this is, in the order of time: 1 for the first; at most 100. */
  ordinal: number;
  /** Null unless it is a job application. */
  stage: ApplicationStage | null;
  /** ISO 8601: until then it is not among what is open. */
  snoozedUntil: string | null;
}

/** A resume without its content. */
export interface ResumeFacts {
  fileName: string;
  bytes: number;
  /** ISO 8601: the time of each download, newest first. */
  downloadedAt: string[];
}

export const REPLY_STATES = ['queued', 'sent', 'failed'] as const;
/** `queued` waits to be sent, `failed` is final until the admin asks to send it again. */
export type ReplyState = (typeof REPLY_STATES)[number];

/** What the office wrote to the visitor. */
export interface ReplyFacts {
  _id: string;
  subject: string;
  body: string;
  /** ISO 8601. */
  createdAt: string;
  /** The address of the account that wrote it; null when that is not known. */
  createdBy: string | null;
  state: ReplyState;
  /** ISO 8601; null unless it is sent. */
  sentAt: string | null;
  /** Whether an invitation for a calendar went with it. */
  hasInvitation: boolean;
  /** Whether it waits to be sent for the first time, and was written so that it can be taken back. */
  canTakeBack: boolean;
}

/** A text for one visitor or several. Words in braces, such as `{name}`, are filled in for each. */
export interface ReplyText {
  subject: string;
  body: string;
}

export interface RepliesInput extends ReplyText {
  /** The submissions that are answered. */
  ids: string[];
  /** Whether they are marked as done, too. */
  handled?: boolean;
}

export interface ReplyIds {
  /** Of the replies. */
  ids: string[];
}

/** A prepared answer to submissions of a kind. */
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
  /** ISO 8601; null while the office did not answer. */
  meetingAnsweredAt: string | null;
  /** The number of answers about the meeting. */
  meetingSequence: number;
  spamReasons: SpamReason[];
  /** The admin's note, which visitors never see. */
  note: string;
  /** What the office answered, oldest first. */
  replies: ReplyFacts[];
  privacyVersion: string;
  /** The path of the page whose form was sent; null if the browser did not tell. */
  page: string | null;
}

/** What can be changed of many submissions at once; absent keys stay as they are. */
export interface SubmissionMarks {
  state?: SubmissionState;
  spam?: boolean;
  /** Who of the office sees to it; null for nobody. */
  assignee?: string | null;
  /** Of a job application alone. */
  stage?: ApplicationStage;
  /** ISO 8601, with an offset: until then it is not among what is open; null ends that. */
  snoozedUntil?: string | null;
}

/** A change of the admin; absent keys stay as they are. */
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

/** Those of the submissions that exist, newest first, as they are now. */
export interface ChangedSubmissions {
  items: SubmissionSummary[];
}

export interface SubmissionIds {
  ids: string[];
}

export const SUBMISSION_VIEWS = ['open', 'today', 'waiting', 'snoozed', 'meetings', 'applications', 'handled'] as const;
/**
 * `open` is not handled yet and not snoozed, `today` has come today (in the Philippines), `waiting` has not been answered for two days and is not snoozed, `snoozed` comes back later, `meetings` are those to come that were not declined, `applications` those that
 * are not handled.
 */
export type SubmissionView = (typeof SUBMISSION_VIEWS)[number];

/** The filter of the Inbox. An absent key does not filter, except `spam`: without it, suspected spam is left out. */
export interface SubmissionFilter {
  view?: SubmissionView;
  kind?: SubmissionKind;
  state?: SubmissionState;
  mail?: MailState;
  spam?: boolean;
  stage?: ApplicationStage;
  /** The position of a job application, as it is stored. */
  position?: string;
  /** The name of who sees to it, as it is stored. */
  assignee?: string;
  /** Those that nobody sees to. */
  unassigned?: boolean;
  /** ISO date: the first day at the office on which they came. */
  from?: string;
  /** The last day. */
  to?: string;
  /** Words of a name, an e-mail address, a reference or any text. All characters are allowed. */
  search?: string;
}

export interface SavedFilterInput {
  name: string;
  /** A filter as the parameters of an address, such as `view=open&kind=quote`. */
  query: string;
}

/** A filter of the Inbox that is kept under a name. Its query is in a normal form. */
export interface SavedFilter extends SavedFilterInput {
  _id: string;
}

export interface SubmissionPage {
  items: SubmissionSummary[];
  /** The `cursor` of the next page; null on the last page. */
  next: string | null;
}

/**
 * The number of new submissions, of new ones that are suspected spam, and of those in each view; none counts beyond
 * 1,000.
 */
export interface InboxCounts extends Record<SubmissionView, number> {
  new: number;
  spam: number;
}

export const MEETING_ACTIONS = ['confirm', 'propose', 'decline'] as const;
/** `propose` is for another time than the one that was asked for. */
export type MeetingAction = (typeof MEETING_ACTIONS)[number];

/** What the office answers about a meeting. */
export interface MeetingAnswer {
  action: MeetingAction;
  /** ISO 8601, with the offset from UTC: the time that is proposed. */
  at?: string;
  durationMinutes?: number;
  /** What the visitor reads in the mail. */
  message: string;
  /** The `meetingSequence` that was seen; when somebody has answered meanwhile, the answer is refused. */
  sequence?: number;
}

/** A meeting that was not declined. */
export interface AgendaMeeting {
  /** Of the submission that asked for it. */
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
  /** The earliest first. */
  items: AgendaMeeting[];
  /** Whether these are all; at most 500 are listed. */
  complete: boolean;
}

/** The days of an agenda: ISO dates at the office, both included. */
export interface AgendaRequest {
  /** Without it, today. */
  from?: string;
  to?: string;
}

/** The calendar of meetings that other calendars subscribe to by a secret address. */
export interface CalendarFeed {
  /** ISO 8601: when the address was made; null when there is none. */
  createdAt: string | null;
}

export interface NewCalendarFeed extends CalendarFeed {
  createdAt: string;
  /** The last part of the address, told once: `/api/calendar/<secret>.ics`. */
  secret: string;
}

export interface InboxVersion {
  /** Another one as soon as any submission is stored, changed, deleted or erased. */
  version: string;
}

/**
 * The number of job applications in each stage, without suspected spam; none counts beyond 1,000. Handled ones count only
 * where the stage is a decision.
 */
export type StageCounts = Record<ApplicationStage, number>;

/** How many submissions of each kind came in a week. */
export interface WeekFigures extends Record<SubmissionKind, number> {
  /** The Monday that begins it, as ISO date. */
  week: string;
}

/** How soon submissions of a kind were answered. Those marked as done before answers were noted are left out. */
export interface AnswerFigures {
  kind: SubmissionKind;
  answered: number;
  /** Minutes within which half of the answers were given, and nine of ten; null without an answer. */
  median: number | null;
  slow: number | null;
  /** Answered by the end of the next day on which the office is open. */
  inTime: number;
  /** Answered later, or still without an answer after that day. */
  late: number;
}

/** What is not handled, by the day on which it came. */
export interface OpenFigures {
  today: number;
  /** One or two days ago. */
  days: number;
  /** Three to seven days ago. */
  week: number;
  older: number;
  /** Of all these, those that have waited too long for an answer. */
  waiting: number;
}

/** How many submissions came from a page; null stands for those whose page is not known. */
export interface PageFigures {
  page: string | null;
  count: number;
}

/** Figures without suspected spam and deleted submissions. All weeks and days are those of the Philippines. */
export interface Figures {
  /** Oldest first; the last one is not over. */
  weeks: WeekFigures[];
  /** One for each kind, of the same weeks. */
  answers: AnswerFigures[];
  open: OpenFigures;
  /** The first of these weeks' pages, most submissions first. */
  pages: PageFigures[];
}

/** Which mails the office gets about its own work. */
export interface DeskSettings {
  /** On Monday, the figures of the week before. */
  weeklyMail: boolean;
  /** In the morning, what has waited too long for an answer. */
  waitingMail: boolean;
}

/** The person whose personal data is exported or erased. */
export interface PersonalDataRequest {
  email: string;
}

export interface ErasureResult {
  /** The number of erased submissions. */
  erased: number;
}

/** The point of a picture that stays visible when it is cropped, from 0 (left, top) to 1. */
export interface FocalPoint {
  x: number;
  y: number;
}

export const PICTURE_TYPES = ['jpeg', 'png', 'webp', 'avif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** A picture of the library. Its files are `<base>-<width>.<format>`, one for each of `widths` in AVIF, WebP and JPEG. */
export interface LibraryPicture extends PictureSource {
  /** Begins with `p-`: made of the content, so that the same file has the same id. */
  _id: string;
  /** The file's name on the device that it came from. */
  name: string;
  /** Describes the picture to who cannot see it, unless the place that shows it has a description of its own. */
  alt: string;
  focus: FocalPoint;
  /** What the original is, and its size. */
  type: PictureType;
  bytes: number;
  /** ISO 8601. */
  createdAt: string;
  /** Who uploaded it; null when that is not known. */
  createdBy: string | null;
}

export interface PicturePage {
  /** Newest first. */
  items: LibraryPicture[];
  /** Asks for the page after this one; null on the last. */
  next: string | null;
}

/** Pictures that nothing shows, neither the pages nor a draft nor a rental. */
export interface UnusedPictures {
  ids: string[];
}

/** Where a picture is used. */
export interface PicturePlaces {
  /** In words, such as "About the company › Picture beside the history". */
  places: string[];
}

/** What changes of a picture; an absent key stays as it is. */
export interface PictureChange {
  name?: string;
  alt?: string;
  focus?: FocalPoint;
}

/** The body of every 4xx and 5xx. */
export interface ErrorBody {
  statusCode: number;
  /** A plain sentence. `error` repeats it for clients that read that key. */
  message: string;
  error: string;
  /** All sentences, if there are several. */
  errors?: string[];
  requestId: string;
  /** Only present, and false, when the admin's password was wrong. */
  success?: false;
}

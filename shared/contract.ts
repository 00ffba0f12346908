/** The shape of every body and answer. The server's DTOs implement these; the client speaks them. */
import type { APPLICATION_FORM } from './forms/application.ts';
import type { FormInput } from './forms/form.ts';
import type { FormTexts } from './forms/forms.ts';
import type { INQUIRY_FORM } from './forms/inquiry.ts';
import type { QUOTE_FORM } from './forms/quote.ts';

export interface RentalInput {
  vehicleName: string;
  /** Shown as Capacity. */
  weightLimit: string;
}

export interface Rental extends RentalInput {
  _id: string;
}

export interface JobInput {
  title: string;
  position: string;
  location: string;
  fullDescription: string;
  qualifications: string;
}

export interface Job extends JobInput {
  _id: string;
}

/** `meetingLocation` is the company office's label, or `Other`. */
export type QuoteRequest = FormInput<typeof QUOTE_FORM>;

/** The text fields of the multipart form; the file travels beside them as `resume`. */
export type JobApplication = FormInput<typeof APPLICATION_FORM>;

export type ServiceInquiry = FormInput<typeof INQUIRY_FORM>;

export const MEETING_ELSEWHERE = 'Other';
export const DELIVERY_OPTIONS = ['Pick Up', 'Deliver'] as const;
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number];

/** What a visitor gets for a stored submission. */
export interface SubmissionReceipt {
  success: true;
  message: string;
  /** Short and readable, for the phone: `Q-7F3K9D`. */
  reference: string;
}

export const SUBMISSION_KINDS = ['quote', 'application', 'inquiry'] as const;
/** `quote` is a quote request, `application` a job application, `inquiry` a service inquiry. */
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export const SUBMISSION_STATES = ['new', 'read', 'handled'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** `none` is never mailed, as suspected spam is not. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'none'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const SPAM_REASONS = ['trap', 'link-in-name', 'too-fast'] as const;
/** What spoke against a submission: the trap was filled, the name holds a link, the form was filled faster than anybody types. */
export type SpamReason = (typeof SPAM_REASONS)[number];

/** A line of the inbox. */
export interface SubmissionSummary {
  _id: string;
  kind: SubmissionKind;
  reference: string;
  name: string;
  email: string;
  /** The service asked about, or the position applied for. */
  subject: string | null;
  state: SubmissionState;
  spam: boolean;
  mail: MailState;
  /** ISO 8601. */
  createdAt: string;
}

/** The file of an application, without its bytes. */
export interface ResumeFacts {
  fileName: string;
  bytes: number;
  /** ISO 8601, newest first: each time that somebody downloaded it. */
  downloadedAt: string[];
}

/** All that is known about a submission, with all that its form asked for. */
export interface SubmissionDetail extends SubmissionSummary, FormTexts {
  phone: string;
  /** `meetingDateTime` as ISO 8601, or null when it is no date that can be read; only then there is no calendar file. */
  meetingAt: string | null;
  resume: ResumeFacts | null;
  spamReasons: SpamReason[];
  /** The admin's own, never shown to a visitor. */
  note: string;
  privacyVersion: string;
}

/** What the admin changes of a submission; an absent key stays as it is. */
export interface SubmissionChange {
  state?: SubmissionState;
  note?: string;
  spam?: boolean;
}

/** The inbox, narrowed. An absent key does not narrow, but `spam`: suspected spam is listed by itself. */
export interface SubmissionFilter {
  kind?: SubmissionKind;
  state?: SubmissionState;
  mail?: MailState;
  spam?: boolean;
  /** Words of a name, an e-mail address, a reference or any text; any characters are fine. */
  search?: string;
}

export interface SubmissionPage {
  items: SubmissionSummary[];
  /** Asks for the page after this one; null on the last. */
  next: string | null;
}

/** How many wait: not yet read, and suspected of spam and not yet read. */
export interface InboxCounts {
  new: number;
  spam: number;
}

/** Whose personal data is exported or erased. */
export interface PersonalDataRequest {
  email: string;
}

export interface ErasureResult {
  /** Submissions erased, with all that belonged to them. */
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
export interface LibraryPicture {
  /** Begins with `p-`: made of the content, so that the same file has the same id. */
  _id: string;
  /** The file's name on the device that it came from. */
  name: string;
  /** Describes the picture to who cannot see it, unless the place that shows it has a description of its own. */
  alt: string;
  focus: FocalPoint;
  base: string;
  widths: number[];
  /** Size of the original (px). */
  width: number;
  height: number;
  /** The class whose background colour stands in its place until it has loaded. */
  tone: string;
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

/** What changes of a picture; an absent key stays as it is. */
export interface PictureChange {
  name?: string;
  alt?: string;
  focus?: FocalPoint;
}

export interface LoginInput {
  email: string;
  password: string;
}

export interface LoginResult {
  success: true;
  token: string;
}

export interface AdminSession {
  email: string;
  /** ISO 8601. */
  expiresAt: string;
  /** ISO 8601, of the sign-in before the one that began this session; null when this is the first. */
  lastSignInAt: string | null;
  /** How many other sign-ins are still good. */
  otherSessions: number;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export interface EndedSessions {
  /** Sign-ins that were good until now. */
  ended: number;
}

/** The one body of every 4xx and 5xx. */
export interface ErrorBody {
  statusCode: number;
  /** A plain sentence; `error` repeats it for clients that read that key. */
  message: string;
  error: string;
  /** Every sentence, when there is more to say than one. */
  errors?: string[];
  requestId: string;
  /** Only where the admin's password was asked for and refused. */
  success?: false;
}

import type {
  ApplicationStage,
  MailState,
  MeetingState,
  SpamReason,
  SubmissionKind,
  SubmissionState,
  SubmissionSummary,
  SubmissionView,
} from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { MESSAGES } from '#shared/messages';

export const KINDS: Record<SubmissionKind, string> = {
  quote: 'Quote request',
  application: 'Job application',
  inquiry: 'Service inquiry',
};

/** In a row of the list. */
export const SHORT_KINDS: Record<SubmissionKind, string> = {
  quote: 'Quote',
  application: 'Application',
  inquiry: 'Inquiry',
};

export const VIEWS: Record<SubmissionView, string> = {
  open: 'Open',
  today: 'Today',
  waiting: `Unanswered for ${INBOX_LIMITS.waitingHours / 24} days`,
  snoozed: 'Snoozed',
  meetings: 'Meetings',
  applications: 'Applications',
  handled: 'Done',
};

/** The list of a view; meetings and applications are tabs of their own. */
export const VIEW_LISTS: Record<SubmissionView, { heading: string; empty: string }> = {
  open: { heading: 'Inbox', empty: 'No open submissions.' },
  today: { heading: 'Inbox', empty: 'No submissions today.' },
  waiting: { heading: 'Inbox', empty: 'No unanswered submissions.' },
  snoozed: { heading: 'Inbox', empty: 'Nothing is snoozed.' },
  meetings: { heading: 'Meetings', empty: 'No upcoming meetings.' },
  applications: { heading: 'Applicants', empty: 'No applicants yet.' },
  handled: { heading: 'Inbox', empty: 'Nothing is done yet.' },
};

/** The office's answer to a meeting request. */
export const MEETINGS: Record<MeetingState | 'open' | 'past', string> = {
  open: 'Awaiting confirmation',
  past: 'Past, not confirmed',
  confirmed: 'Confirmed',
  proposed: 'New time proposed',
  declined: 'Declined',
};

/** In a row of the list, before the time. */
export const SHORT_MEETINGS: typeof MEETINGS = {
  ...MEETINGS,
  open: 'To confirm',
  past: 'Not confirmed',
  proposed: 'Proposed',
};

/** Without an answer, a meeting whose time has come is no longer open. */
export const meetingShown = (
  { meetingState, meetingAt }: { meetingState: MeetingState | null; meetingAt: string | null },
  now: Date,
): keyof typeof MEETINGS => meetingState ?? (meetingAt !== null && new Date(meetingAt) <= now ? 'past' : 'open');

export const STATES: Record<SubmissionState, string> = { new: 'New', read: 'Read', handled: 'Done' };

/** Whether a reply has left, and the submission is not done yet. */
export const isAnswered = ({ state, answeredAt, replyFailed, replyQueued }: SubmissionSummary): boolean =>
  answeredAt !== null && state !== 'handled' && !replyFailed && !replyQueued;

/** The stored state, or Answered. */
export const stateText = (submission: SubmissionSummary): string =>
  isAnswered(submission) ? 'Answered' : STATES[submission.state];

export const STAGES: Record<ApplicationStage, string> = {
  new: 'New',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  hired: 'Hired',
  declined: 'Rejected',
};

export const MAIL: Record<MailState, string> = {
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Failed',
  none: 'Not emailed',
};

export const MAIL_MEANING: Record<MailState, string> = {
  queued: 'Queued for the office’s mailbox.',
  sent: 'Emailed to the office.',
  failed: 'Could not be emailed to the office. You can read it only here.',
  none: 'Suspected spam is not emailed to the office.',
};

export const SPAM_SIGNS: Record<SpamReason, string> = {
  trap: 'A hidden field was filled in.',
  'link-in-name': 'The name contains a web address.',
  'too-fast': 'The form was completed faster than a person can type.',
};

export const TEXTS = {
  loading: 'Loading inbox...',
  failed: MESSAGES.networkFailed,
  empty: 'No submissions yet. Forms that visitors send will appear here.',
  emptySpam: 'No suspected spam.',
  noMatch: 'No results. Try a different search or clear the filters.',
  choose: 'Select a submission to read it here and reply.',
  noMail: 'Email isn’t set up: replies are queued.',
  old: 'This list may be out of date.',
  agenda: {
    loading: 'Loading agenda...',
    empty: 'No upcoming meetings.',
    cut: 'More meetings follow.',
    pastCut: 'Earlier meetings are not listed. Search the inbox for them.',
    noPast: 'No meetings in the past year.',
    choose: 'Select a meeting to read the request and answer it.',
  },
  compare: {
    loading: 'Loading applications...',
    absent: 'One of these applications no longer exists.',
  },
  board: {
    loading: 'Loading board...',
    empty: 'No applicants here yet.',
  },
  logged: 'Views and downloads of resumes are logged.',
  times: 'Times are in Philippine time (UTC+8).',
  absent: 'This submission no longer exists.',
} as const;

import type {
  ApplicationStage,
  MailState,
  MeetingState,
  SpamReason,
  SubmissionKind,
  SubmissionState,
  SubmissionView,
} from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox-limits';
import { MESSAGES } from '#shared/messages';
import type { Look } from './use-inbox-address.ts';

export const KINDS: Record<SubmissionKind, string> = {
  quote: 'Quote request',
  application: 'Job application',
  inquiry: 'Service inquiry',
};

export const VIEWS: Record<SubmissionView, string> = {
  open: 'Open',
  today: 'Today',
  waiting: `Waiting ${INBOX_LIMITS.waitingHours / 24} days`,
  meetings: 'Meetings',
  applications: 'Applications',
  handled: 'Handled',
};

export const LOOK_NAMES: Record<Look | 'list', string> = { list: 'List', agenda: 'Agenda', board: 'Board' };

/** What the office answered about a meeting. */
export const MEETINGS: Record<MeetingState | 'open', string> = {
  open: 'Not answered',
  confirmed: 'Confirmed',
  proposed: 'Other time proposed',
  declined: 'Declined',
};

export const STATES: Record<SubmissionState, string> = { new: 'New', read: 'Read', handled: 'Handled' };

/** How far an application has come. */
export const STAGES: Record<ApplicationStage, string> = {
  new: 'New',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  hired: 'Hired',
  declined: 'Turned down',
};

export const MAIL: Record<MailState, string> = {
  queued: 'Not sent',
  sent: 'Sent',
  failed: 'Failed',
  none: 'Not mailed',
};

export const MAIL_MEANING: Record<MailState, string> = {
  queued: 'Waits to be mailed to the office.',
  sent: 'Was mailed to the office.',
  failed: 'Could not be mailed to the office. It can be read here alone.',
  none: 'Is not mailed to the office, as suspected spam is not.',
};

export const SPAM_SIGNS: Record<SpamReason, string> = {
  trap: 'A field was filled in that no person sees.',
  'link-in-name': 'The name holds a web address.',
  'too-fast': 'The form was filled in faster than a person types.',
};

export const TEXTS = {
  loading: 'Loading the inbox...',
  failed: MESSAGES.networkFailed,
  empty: 'Nothing has arrived yet. What visitors send through the forms of the site will stand here.',
  emptySpam: 'No suspected spam.',
  noMatch: 'Nothing matches the search and the filters.',
  choose: 'Choose a submission of the list to read it here.',
  noMail: 'Mails wait: sending is not set up (SMTP_URL).',
  old: 'What is shown may be old.',
  agenda: {
    loading: 'Loading the agenda...',
    empty: 'There are no meetings to come.',
    cut: 'There are more meetings after these.',
  },
  compare: {
    loading: 'Loading the applications...',
    absent: 'One of these applications does not exist, or exists no longer.',
  },
  board: {
    loading: 'Loading the board...',
  },
  times: 'Times are those of Manila.',
  absent: 'This submission does not exist, or exists no longer.',
} as const;

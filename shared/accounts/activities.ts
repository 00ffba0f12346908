/** What is written down of the work of the accounts, and how the dashboard tells it: `owner@eclar.example signed in`. */
export const ACTIVITIES = {
  'sign-in': 'signed in',
  'sign-in-refused': 'failed to sign in',
  'sign-out': 'signed out',
  'sessions-ended': 'ended sessions',
  'password-changed': 'changed the password',
  'password-reset': 'reset the password',
  'second-key-added': 'added a sign-in factor',
  'second-key-removed': 'removed a sign-in factor',
  'recovery-codes-made': 'generated recovery codes',
  'recovery-code-used': 'signed in with a recovery code',
  'account-invited': 'invited an account',
  'account-joined': 'accepted the invitation',
  'account-changed': 'changed an account',
  'roles-changed': 'changed the roles of an account',
  'account-suspended': 'suspended an account',
  'account-resumed': 'reactivated an account',
  'account-removed': 'removed an account',
  'security-settings-changed': 'changed the sign-in records setting',
  'content-published': 'published the site',
  'content-addresses-changed': 'changed where visitors’ messages are sent',
  'content-restored': 'restored an earlier version as drafts',
  'draft-discarded': 'discarded a draft',
  'content-file-made': 'exported the content',
  'content-file-read': 'imported content from a file',
  'picture-uploaded': 'uploaded a picture',
  'picture-deleted': 'deleted a picture',
  'job-deleted': 'deleted a job',
  'job-restored': 'restored a job',
  'rental-deleted': 'deleted a rental',
  'rental-restored': 'restored a rental',
  'submission-deleted': 'deleted submissions',
  'submission-restored': 'restored submissions',
  'submissions-exported': 'exported submissions',
  'resume-downloaded': 'opened a resume',
  'personal-data-exported': 'exported a person’s data',
  'personal-data-erased': 'erased a person’s data',
  'calendar-address-made': 'created a calendar address',
  'calendar-address-ended': 'deleted a calendar address',
} as const;

export type ActivityKind = keyof typeof ACTIVITIES;

/** What may narrow the list of activities. */
export interface ActivityFilter {
  /** Id of an account; one that was removed keeps its activities. */
  account?: string;
  action?: ActivityKind;
  /** ISO dates at the office: the first day, and the last. */
  from?: string;
  to?: string;
}

export interface ActivityRequest extends ActivityFilter {
  /** The `next` of the page before. */
  cursor?: string;
  limit?: number;
}

export interface ActivityItem {
  _id: string;
  /** ISO 8601. */
  at: string;
  /** Id of the account, and its address at that time; null for what the server did by itself. */
  accountId: string | null;
  who: string | null;
  action: ActivityKind;
  /** Id of what it was done to. */
  subject: string | null;
  /** What that is called today, such as the reference of a submission; null when it is gone, or has no name. */
  about: string | null;
  /** How many it was done to. */
  count: number | null;
}

export interface ActivityPage {
  /** Newest first. */
  items: ActivityItem[];
  /** For the `cursor` of the next page; null on the last one. */
  next: string | null;
}

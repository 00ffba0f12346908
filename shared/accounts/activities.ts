/** Recorded activities of accounts, as the dashboard words them: `owner@eclar.example signed in`. */
export const ACTIVITIES = {
  'sign-in': 'signed in',
  'sign-in-refused': 'failed to sign in',
  'sign-out': 'signed out',
  'sessions-ended': 'ended sessions',
  'password-changed': 'changed the password',
  'password-reset': 'reset the password',
  'second-key-added': 'added a second factor',
  'second-key-removed': 'removed a second factor',
  'recovery-codes-made': 'generated recovery codes',
  'recovery-code-used': 'signed in with a recovery code',
  'account-invited': 'invited a person',
  'account-joined': 'accepted the invitation',
  'account-changed': 'changed a person’s name',
  'roles-changed': 'changed a person’s roles',
  'account-suspended': 'suspended a person',
  'account-resumed': 'reactivated a person',
  'account-removed': 'removed a person',
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

/** Filters of the list of activities. */
export interface ActivityFilter {
  /** Id of an account, which may have been removed since. */
  account?: string;
  action?: ActivityKind;
  /** First and last day at the office, as ISO dates. */
  from?: string;
  to?: string;
}

export interface ActivityRequest extends ActivityFilter {
  /** `next` of the previous page. */
  cursor?: string;
  limit?: number;
}

export interface ActivityItem {
  _id: string;
  /** ISO 8601. */
  at: string;
  /** Id of the account and its email at that time; null for work of the server itself. */
  accountId: string | null;
  who: string | null;
  action: ActivityKind;
  /** Id of the object of the action. */
  subject: string | null;
  /** Its current name, such as the reference of a submission; null if it is gone or has no name. */
  about: string | null;
  /** Number of objects of the action. */
  count: number | null;
}

export interface ActivityPage {
  /** Newest first. */
  items: ActivityItem[];
  /** Value of `cursor` for the next page; null on the last page. */
  next: string | null;
}

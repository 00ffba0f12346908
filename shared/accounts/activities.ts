/** What is written down of the work of the accounts, and how the dashboard tells it: `owner@eclar.example signed in`. */
export const ACTIVITIES = {
  'sign-in': 'signed in',
  'sign-in-refused': 'was refused at the sign-in',
  'sign-out': 'signed out',
  'sessions-ended': 'ended sign-ins',
  'password-changed': 'changed the password',
  'password-reset': 'chose a new password by a link',
  'second-key-added': 'added a second key',
  'second-key-removed': 'removed a second key',
  'recovery-codes-made': 'made new recovery codes',
  'recovery-code-used': 'signed in with a recovery code',
  'account-invited': 'invited an account',
  'account-joined': 'accepted the invitation',
  'account-changed': 'changed an account',
  'roles-changed': 'changed the roles of an account',
  'account-suspended': 'suspended an account',
  'account-resumed': 'let an account in again',
  'account-removed': 'removed an account',
  'security-settings-changed': 'changed what is kept of sign-ins',
  'content-published': 'published the site',
  'content-addresses-changed': 'changed where the mail of visitors goes',
  'content-restored': 'brought an earlier version back as drafts',
  'draft-discarded': 'discarded a draft',
  'content-file-made': 'downloaded the content as a file',
  'content-file-read': 'replaced the content by a file',
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
  'personal-data-exported': 'exported the data of a person',
  'personal-data-erased': 'erased the data of a person',
  'calendar-address-made': 'made the address of the calendar',
  'calendar-address-ended': 'ended the address of the calendar',
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

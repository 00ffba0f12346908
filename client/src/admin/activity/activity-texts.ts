import { capitalized } from '#shared/text/capitalized';
import { ACTIVITIES, type ActivityItem, type ActivityKind } from '#shared/accounts/activities';
import { inboxAddress } from '../inbox/hooks/use-inbox-address.ts';

export const ACTIVITY_TEXTS = {
  loading: 'Loading activity...',
  failed: 'The activity could not be loaded.',
  olderFailed: 'Older activity could not be loaded.',
  empty: 'No activity yet.',
  noMatch: 'Nothing matches these filters.',
  note: 'Sign-ins, changes to people and to the site, deletions, exports and opened resumes of the last 24 months.',
  server: 'The server',
} as const;

/** Option groups of the filter, with the prefixes of their activity kinds. */
const GROUPS: Record<string, readonly string[]> = {
  'Signing in': ['sign-', 'sessions-', 'password-', 'second-key-', 'recovery-'],
  People: ['account-', 'roles-', 'security-'],
  'The site': ['content-', 'draft-', 'picture-', 'job-', 'rental-'],
  Submissions: ['submission', 'resume-', 'personal-', 'calendar-'],
};

const KINDS = Object.keys(ACTIVITIES) as ActivityKind[];

export const KIND_GROUPS = Object.entries(GROUPS).map(([heading, beginnings]) => ({
  heading,
  kinds: KINDS.filter((kind) => beginnings.some((beginning) => kind.startsWith(beginning))),
}));

/** The name of an activity as an option, such as `Signed in`. */
export const kindName = (kind: ActivityKind): string => capitalized(ACTIVITIES[kind]);

/** Activities after which the submission still exists and can be linked to. */
const OPENS: readonly ActivityKind[] = ['resume-downloaded', 'submission-restored'];

interface ActivityObject {
  text: string;
  /** The dashboard query that opens it. */
  to?: string;
}

/** Numbers of versions and document names can be shown as they are; ids cannot. */
const SPOKEN = /^(\d{1,9}|[a-z]+)$/;

/** The object of the activity, if it has a readable name. */
export function activityObject({ action, about, subject, count }: ActivityItem): ActivityObject | undefined {
  if (about && subject && OPENS.includes(action)) return { text: about, to: inboxAddress({}, subject) };
  if (about) return { text: about };
  if (count !== null) return { text: String(count) };
  if (!subject || !SPOKEN.test(subject)) return undefined;
  if (!action.startsWith('content-')) return { text: subject };
  return { text: subject === '0' ? 'original content' : `version ${subject}` };
}

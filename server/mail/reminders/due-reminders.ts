import type { Content } from '#shared/content/documents';
import { type ExpiringCredential, expiringCredentials } from '#shared/content/expiring';
import { REMINDER_DAYS } from '#shared/content/reminder-days';

/** A reminder that is due, whether or not it was sent. */
export interface Reminder extends ExpiringCredential {
  daysBefore: number;
}

/** Only the last due reminder of each valid credential, so that entering one late does not cause two mails. */
export const dueReminders = (content: Content, today: string): Reminder[] =>
  expiringCredentials(content, today)
    .filter(({ daysLeft }) => daysLeft >= 0)
    .map((credential) => ({ ...credential, daysBefore: lastOf(credential) }));

const lastOf = ({ daysLeft }: ExpiringCredential) => Math.min(...REMINDER_DAYS.filter((days) => daysLeft <= days));

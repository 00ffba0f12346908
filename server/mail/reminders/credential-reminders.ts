import { Inject, Injectable } from '@nestjs/common';
import { PATHS } from '#shared/catalogue';
import { mailboxOf } from '#shared/content/addresses/site';
import type { Content } from '#shared/content/documents';
import type { Firm } from '#shared/content/documents/firm';
import { type ExpiringCredential, expiringCredentials } from '#shared/content/expiring';
import { longDate } from '#shared/content/long-date';
import { REMINDER_DAYS } from '#shared/content/reminder-days';
import { officeDay } from '#shared/meetings/office-day';
import { ENV, type Env } from '../../config/env.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import { PeriodicTask } from '../../periodic-task.ts';
import type { Letter } from '../letters/mail-letters.ts';
import { MailSender } from '../outbox/mail-sender.ts';
import { MailWorker } from '../outbox/mail-worker.ts';

/** A reminder that is due, whether or not it was sent. */
interface Reminder extends ExpiringCredential {
  daysBefore: number;
}

/** Only the last due reminder of each valid credential, so that entering one late does not cause two mails. */
const dueReminders = (content: Content, today: string): Reminder[] =>
  expiringCredentials(content, today)
    .filter(({ daysLeft }) => daysLeft >= 0)
    .map((credential) => ({ ...credential, daysBefore: lastOf(credential) }));

const lastOf = ({ daysLeft }: ExpiringCredential) => Math.min(...REMINDER_DAYS.filter((days) => daysLeft <= days));

/** With the last day, so that a renewed credential gets new reminders. */
const keyOf = ({ id, validTo, daysBefore }: Reminder) => `credential-${id}-${validTo}-${daysBefore}`;

const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

/** Reminds the office that a license or certificate expires soon. */
function reminderLetter({ name, validTo, daysLeft }: ExpiringCredential, firm: Firm, publicUrl?: string): Letter {
  const { address } = mailboxOf(firm, 'inquiry');
  const heading = `${name} expires ${inDays(daysLeft)}`;
  return {
    to: address,
    answersTo: address,
    subject: heading,
    page: {
      heading,
      opening: `The website lists it as valid until ${longDate(validTo)}.`,
      facts: [
        ['License or certificate', name],
        ['Last day', longDate(validTo)],
      ],
      link: publicUrl ? { label: 'Open the dashboard', url: publicUrl + PATHS.adminDashboard } : undefined,
      closing: `After renewing it, update the date on the website. Reminders are sent ${REMINDER_DAYS.join(' and ')} days before it expires.`,
    },
  };
}

/** Mails the office about licenses and certificates that expire soon, once for each of REMINDER_DAYS. */
@Injectable()
export class CredentialReminders extends PeriodicTask {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly content: PublishedContent,
    private readonly outbox: MailWorker,
    sender: MailSender,
  ) {
    super({
      done: (count) => `Credential reminders queued: ${count}`,
      failed: 'The credential reminders could not be queued; the next run tries again.',
    });
    sender.letters.set('reminder', ({ key }) => this.letterOf(key));
  }

  run(): Promise<number> {
    return this.outbox.enqueue(this.due().map((reminder) => ({ kind: 'reminder', key: keyOf(reminder) })));
  }

  private due(): Reminder[] {
    return dueReminders(this.content.content, officeDay());
  }

  /** Undefined if the credential was renewed or removed, or another reminder of it is due meanwhile. */
  private letterOf(key: string | null): Letter | undefined {
    const reminder = this.due().find((one) => keyOf(one) === key);
    return reminder && reminderLetter(reminder, this.content.firm, this.env.PUBLIC_URL);
  }
}

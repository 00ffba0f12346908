import { PATHS } from '#shared/catalogue';
import type { ExpiringCredential } from '#shared/content/expiring';
import type { Firm } from '#shared/content/documents/firm';
import { longDate } from '#shared/content/long-date';
import { mailboxOf } from '#shared/content/addresses/site';
import type { Letter } from './mail-letters.ts';

const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

/** Tells the office that a license or certificate expires soon. */
export function reminderLetter(
  { name, validTo, daysLeft }: ExpiringCredential,
  firm: Firm,
  publicUrl?: string,
): Letter {
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
      closing:
        'After renewing it, update the date on the website. Reminders are sent 60 and 14 days before it expires.',
    },
  };
}

import { PATHS } from '#shared/catalogue';
import type { Firm } from '#shared/content/documents/firm';
import type { Letter } from '#server/mail/letters/mail-letters';
import type { MailPage } from '#server/mail/letters/mail-page';

/** The address of a tab of the dashboard; undefined where the site does not know its own. */
export const tabUrl = (publicUrl: string | undefined, query: string): string | undefined =>
  publicUrl && `${publicUrl}${PATHS.adminDashboard}?tab=${query}`;

/** To a mailbox of the office itself. */
export function officeLetter({ address }: Firm['mailboxes'][number], page: MailPage): Letter {
  return { to: address, answersTo: address, subject: page.heading, page };
}

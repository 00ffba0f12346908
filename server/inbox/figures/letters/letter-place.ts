import { PATHS } from '#shared/catalogue';
import type { Firm } from '#shared/content/documents/firm';
import type { Letter } from '../../../mail/letters/mail-letters.ts';
import type { MailPage } from '../../../mail/letters/mail-page.ts';

/** The address of a tab of the dashboard; undefined where the site does not know its own. */
export const tabUrl = (publicUrl: string | undefined, query: string): string | undefined =>
  publicUrl && `${publicUrl}${PATHS.adminDashboard}?tab=${query}`;

/** To a mailbox of the office itself. */
export function officeLetter({ address }: Firm['mailboxes'][number], page: MailPage): Letter {
  return { to: address, answersTo: address, subject: page.heading, page };
}

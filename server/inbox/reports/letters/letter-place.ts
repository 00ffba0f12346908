import { PATHS } from '#shared/catalogue';
import type { Firm } from '#shared/content/documents/firm';
import type { Letter } from '#server/mail/letters/mail-letters';
import type { MailPage } from '#server/mail/letters/mail-page';

/** The URL of a tab of the dashboard; undefined without PUBLIC_URL. */
export const tabUrl = (publicUrl: string | undefined, query: string): string | undefined =>
  publicUrl && `${publicUrl}${PATHS.adminDashboard}?tab=${query}`;

/** A mail to one of the office's own mailboxes. */
export function officeLetter({ address }: Firm['mailboxes'][number], page: MailPage): Letter {
  return { to: address, answersTo: address, subject: page.heading, page };
}

import type { Firm } from '#shared/content/documents/firm';
import { FIRM } from '#shared/content/documents/firm';
import { metaOf } from '#shared/content/fields/schema-walk';
import { changedAddressFields } from '#shared/content/owner-fields';
import { mailboxOf } from '#shared/content/addresses/site';
import type { Letter } from './mail-letters.ts';

/** To an address that gets less of the site's mail since somebody changed the firm's addresses. */
export function addressesLetter(to: string, before: Firm, after: Firm, by: string): Letter {
  const titles = changedAddressFields(before, after).map((field) => metaOf(FIRM.shape[field])?.title ?? field);
  return {
    to,
    answersTo: mailboxOf(after, 'inquiry').address,
    subject: `Email addresses of ${after.name} changed`,
    page: {
      heading: 'Website email addresses changed',
      opening: `${to} was one of the addresses on the website of ${before.name}. Some or all of its email now goes to another address.`,
      facts: [
        ['Changed', titles.join(', ')],
        ['By', by],
      ],
      closing: 'If you did not expect this, contact an owner of the website immediately.',
    },
  };
}

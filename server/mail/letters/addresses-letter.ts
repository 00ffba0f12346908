import type { Firm } from '#shared/content/documents/firm';
import { FIRM } from '#shared/content/documents/firm';
import { metaOf } from '#shared/content/documents/schema-walk';
import { changedOwnerFields } from '#shared/content/owner-fields';
import { mailboxOf } from '#shared/content/site/site';
import type { Letter } from './mail-letters.ts';

/** To an address that gets less mail than before: somebody has changed where the mail of visitors goes. */
export function addressesLetter(to: string, before: Firm, after: Firm, by: string): Letter {
  const titles = changedOwnerFields(before, after).map((field) => metaOf(FIRM.shape[field])?.title ?? field);
  return {
    to,
    answersTo: mailboxOf(after, 'inquiry').address,
    subject: `The addresses of ${after.name} were changed`,
    page: {
      heading: 'Where the mail of the website goes was changed',
      opening: `${to} was one of the addresses on the website of ${before.name}. From now on, some or all of its mail goes to another one.`,
      facts: [
        ['Changed', titles.join(', ')],
        ['By', by],
      ],
      closing: 'If nobody told you of this, ask an owner of the website at once whether it was meant.',
    },
  };
}

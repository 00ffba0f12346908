import { Injectable } from '@nestjs/common';
import type { Person } from '#shared/accounts/contract';
import { ROLE_NAMES, ROLE_TASKS } from '#shared/accounts/roles';
import type { Firm } from '#shared/content/documents/firm';
import { longTimeText } from '#shared/meetings/office-time';
import type { SignedIn } from '../../auth/sessions/signed-in.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import type { Letter } from '../../mail/letters/mail-letters.ts';
import { MailSender } from '../../mail/outbox/mail-sender.ts';

interface InvitationFacts {
  account: Person;
  link: string;
  /** The inviting account. */
  by: SignedIn['account'];
}

function invitationLetter({ account, link, by }: InvitationFacts, firm: Firm): Letter {
  const { email, roles, invitationEndsAt } = account;
  const heading = `Your ${firm.name} website account`;
  return {
    to: email,
    answersTo: by.email,
    subject: heading,
    page: {
      heading,
      opening: `${by.name || by.email} has invited you to manage the website of ${firm.name}.`,
      facts: [
        ['You sign in as', email],
        ...roles.map((role): [string, string] => [ROLE_NAMES[role], ROLE_TASKS[role]]),
        ...(invitationEndsAt ? [['The link expires', longTimeText(invitationEndsAt)] as [string, string]] : []),
      ],
      link: { label: 'Choose your password', url: link },
      closing:
        'The link works once. Do not share it: the first person to open it chooses the password. If you did not expect this invitation, ignore it and it will expire.',
    },
  };
}

@Injectable()
export class InvitationMails {
  constructor(
    private readonly sender: MailSender,
    private readonly content: PublishedContent,
  ) {}

  /** Never rejects. @returns whether the mail server accepted the mail */
  send(facts: InvitationFacts): Promise<boolean> {
    if (!this.sender.configured) return Promise.resolve(false);
    const { _id, invitationEndsAt } = facts.account;
    const letter = invitationLetter(facts, this.content.firm);
    const key = `invitation-${_id}-${Date.parse(invitationEndsAt ?? '')}`;
    return this.sender.tryLetter(letter, key, `The invitation of ${_id} could not be mailed`);
  }
}

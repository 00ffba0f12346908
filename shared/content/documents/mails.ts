import { z } from 'zod';
import { confirmationWords, SUBJECT_WORDS } from '../../confirmation.ts';
import type { SubmissionKind } from '../../contract.ts';
import { line, text } from '../fields/fields.ts';

const REFERENCE = '{reference}';

function wording(title: string, kind: SubmissionKind) {
  const placeholders = confirmationWords(kind);
  return z
    .strictObject({
      subject: line({ title: 'Subject', placeholders: SUBJECT_WORDS }, 120).refine(
        (subject) => subject.includes(REFERENCE),
        `Subject must contain ${REFERENCE}, by which you and the visitor find the message again.`,
      ),
      heading: line({ title: 'Heading', placeholders }, 120),
      opening: text({ title: 'Text above the details', placeholders }, 2000),
      closing: text({ title: 'Text below the details', placeholders }, 2000),
    })
    .meta({
      title,
      control: 'mail',
      description: 'The details are the reference and everything the visitor filled in.',
    });
}

/** The mails that confirm a form to its visitor. */
export const MAILS = z
  .strictObject({
    quote: wording('Confirmation of quote requests', 'quote'),
    inquiry: wording('Confirmation of inquiries', 'inquiry'),
    application: wording('Confirmation of applications', 'application'),
  })
  .meta({ title: 'Confirmation emails' });

export type Mails = z.infer<typeof MAILS>;

export type MailWording = Mails[SubmissionKind];

import type { SubmissionKind } from '../../contract.ts';
import { FORMS } from '../../forms/forms.ts';
import type { Mails, MailWording } from '../documents/mails.ts';

const confirmation = (kind: SubmissionKind): MailWording => ({
  subject: `Your ${FORMS[kind].noun} {reference}`,
  heading: `We received your ${FORMS[kind].noun}`,
  opening: 'Thank you, {name}. We will contact you soon; please mention {reference} when you call or write.',
  closing:
    'This was sent through our website with your email address. If it was not you, please reply and let us know.',
});

export const SAMPLE_MAILS: Mails = {
  quote: confirmation('quote'),
  inquiry: confirmation('inquiry'),
  application: confirmation('application'),
};

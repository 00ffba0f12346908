import type { Firm } from '../content/documents/firm.ts';
import { mailboxOf } from '../content/addresses/site.ts';
import { phoneText } from '../text/phone-text.ts';
import type { ReplyTemplateInput, ReplyText, SubmissionDetail, SubmissionKind } from '../contract.ts';
import { FORMS } from '../forms/forms.ts';
import { REPLY_LIMITS } from './inbox-limits.ts';
import type { FieldRule, FormRules } from '../rules.ts';
import { chosenPlace } from '../meetings/meeting-time.ts';
import { longTimeText } from '../meetings/office-time.ts';

/** The fields of a submission that replies use. */
export type Answered = Pick<
  SubmissionDetail,
  | 'kind'
  | 'reference'
  | 'name'
  | 'phone'
  | 'subject'
  | 'meetingAt'
  | 'meetingDateTime'
  | 'meetingLocation'
  | 'customLocation'
  | 'deliveryLocation'
>;

type Office = Pick<Firm, 'name' | 'phones' | 'mailboxes'>;

const placeOf = (answered: Answered) => chosenPlace(answered) || answered.deliveryLocation;

const meetingOf = ({ meetingAt, meetingDateTime }: Answered) =>
  meetingAt === null ? meetingDateTime : longTimeText(meetingAt);

interface ReplyWord {
  /** Explanation for the author of a template. */
  means: string;
  value: (answered: Answered, office: Office) => string | null | undefined;
  /** Replacement if a submission has no value. */
  otherwise: string;
}

/** Placeholders allowed in a subject or a message. */
export const REPLY_WORDS: Record<string, ReplyWord> = {
  name: { means: 'the visitor’s name', value: ({ name }) => name, otherwise: '' },
  reference: { means: 'the reference number', value: ({ reference }) => reference, otherwise: '' },
  service: {
    means: 'the service asked for',
    value: ({ kind, subject }) => (kind === 'application' ? null : subject),
    otherwise: 'your request',
  },
  position: {
    means: 'the position applied for',
    value: ({ kind, subject }) => (kind === 'application' ? subject : null),
    otherwise: 'the position',
  },
  meeting: { means: 'the time of the meeting', value: meetingOf, otherwise: 'the time that we agree on' },
  place: { means: 'where the meeting or the delivery is', value: placeOf, otherwise: 'your place' },
  phone: { means: 'the visitor’s number', value: ({ phone }) => phoneText(phone), otherwise: '' },
  firm: { means: 'the name of the firm', value: (_answered, { name }) => name, otherwise: '' },
  office: {
    means: 'the firm’s telephone number, or its mailbox if it has none',
    value: ({ kind }, firm) => firm.phones[0]?.number ?? mailboxOf(firm, kind).address,
    otherwise: '',
  },
};

const IN_BRACES = /\{([^{}\r\n]{1,40})\}/g;

/** Braces in a value must not become a placeholder. */
const withoutBraces = (value: string) => value.replaceAll('{', '(').replaceAll('}', ')');

/** Fills in the details of a submission. Unknown placeholders stay as they are. */
export const fillIn = (text: string, answered: Answered, office: Office): string =>
  text.replace(IN_BRACES, (whole, word: string) => {
    const known = Object.hasOwn(REPLY_WORDS, word) ? REPLY_WORDS[word] : undefined;
    return known ? withoutBraces(known.value(answered, office) ?? known.otherwise) : whole;
  });

/** A filled subject may be longer than its template, and is truncated. */
const subjectLine = (text: string) => [...text].slice(0, REPLY_LIMITS.subject).join('');

/** Fills in a template, or a reply to several submissions, for one of them. */
export const fillReply = ({ subject, body }: ReplyText, answered: Answered, office: Office): ReplyText => ({
  subject: subjectLine(fillIn(subject, answered, office)),
  body: fillIn(body, answered, office),
});

/** A sentence about the first unknown placeholder; undefined if all are known. */
export function unknownWord(text: string): string | undefined {
  const word = [...text.matchAll(IN_BRACES)]
    .map(([, inner]) => inner)
    .find((inner) => !Object.hasOwn(REPLY_WORDS, inner));
  if (word === undefined) return undefined;
  const known = Object.keys(REPLY_WORDS).map((name) => `{${name}}`);
  return `Unknown placeholder {${word}}. Available: ${known.join(', ')}.`;
}

const BODY: FieldRule = { label: 'Message', max: REPLY_LIMITS.body, required: 'Message is required.', multiline: true };

export const REPLY_RULES: FormRules<ReplyText> = {
  subject: { label: 'Subject', max: REPLY_LIMITS.subject, required: 'Subject is required.' },
  body: BODY,
};

export const TEMPLATE_RULES: FormRules<Omit<ReplyTemplateInput, 'kind'>> = {
  name: {
    label: 'Name of the template',
    max: REPLY_LIMITS.templateName,
    required: 'Name of the template is required.',
  },
  ...REPLY_RULES,
};

/** Default subject of a reply: that of the form's confirmation, so that mail programs show both as one conversation. */
export const replySubject = (kind: SubmissionKind, reference: string): string =>
  `Re: Your ${FORMS[kind].noun} ${reference}`;

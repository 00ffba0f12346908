import type { Firm } from './content/documents/firm.ts';
import type { MailWording } from './content/documents/mails.ts';
import { filled } from './content/fields/placeholders.ts';
import { longDate } from './content/long-date.ts';
import { answerDay, isBeforeAnswer } from './content/contact/answer-day.ts';
import { meetingOffice } from './content/addresses/site.ts';
import type { SubmissionDetail, SubmissionKind } from './contract.ts';
import type { FormRecord } from './forms/form.ts';
import { type CommonProperty, fieldsOf, FORMS, type FormTexts } from './forms/forms.ts';
import { RENTAL_LINE } from './forms/inquiry.ts';
import { REPLY_WORDS } from './inbox/reply-template.ts';

/** The part of a submission that its confirmation repeats. */
export interface Confirmed extends Pick<SubmissionDetail, 'kind' | 'reference' | CommonProperty>, FormTexts {
  createdAt: Date;
  meetingAt: Date | null;
  fileName: string | null;
}

/** The words of a confirmation, around the details of the submission. */
export interface Confirmation extends MailWording {
  details: [label: string, value: string][];
}

type Words = Record<string, string>;

const meaningsOf = (names: string[]): Words => Object.fromEntries(names.map((name) => [name, REPLY_WORDS[name].means]));

const ANSWER_BY = { answerBy: '“by” and the day of your response time, or “soon” without one' };

/** Placeholders for the subject: nothing that visitors type, so that nobody can send strangers a subject of their own. */
export const SUBJECT_WORDS: Words = { ...meaningsOf(['reference', 'firm', 'office']), ...ANSWER_BY };

const OWN: Record<SubmissionKind, string[]> = {
  quote: ['service', 'meeting', 'place'],
  application: ['position'],
  inquiry: ['service', 'place'],
};

/** Placeholders for the other words, each with its meaning. */
export const confirmationWords = (kind: SubmissionKind): Words => ({
  ...meaningsOf(['name', 'phone', ...OWN[kind]]),
  ...SUBJECT_WORDS,
});

/** The service or position of a submission, or the rental that it is about. */
export function subjectOf(submission: Pick<Confirmed, 'kind'> & FormTexts): string | null {
  const [line] = (submission.description ?? '').split('\n');
  const rental = line.startsWith(RENTAL_LINE) ? line.slice(RENTAL_LINE.length) : null;
  return submission[FORMS[submission.kind].subject] ?? rental;
}

const orDash = (text: string | null) => (text === null || text === '' ? '—' : text);

/** The reference, all fields of the form in order, `—` where empty, and the resume's file name. */
export function detailsOf(submission: Confirmed): Confirmation['details'] {
  const { kind, reference, fileName } = submission;
  const typed = fieldsOf(FORMS[kind]).map(({ label, property }): [string, string] => [
    label,
    orDash(submission[property]),
  ]);
  return [['Reference', reference], ...typed, ...(fileName ? [['Resume', fileName] as [string, string]] : [])];
}

/** The values of the placeholders for a submission. */
export function confirmationFilling(submission: Confirmed, firm: Firm): Words {
  const meetingAt = submission.meetingAt?.toISOString() ?? null;
  const answered = { ...submission, meetingAt, subject: subjectOf(submission) };
  const values = Object.entries(REPLY_WORDS).map(([name, { value, otherwise }]) => [
    name,
    value(answered, firm) ?? otherwise,
  ]);
  const day = answerDay(firm, submission.createdAt);
  const answerBy = isBeforeAnswer(submission.meetingAt, submission.createdAt, day)
    ? 'to confirm the meeting or propose another time'
    : day
      ? `by ${longDate(day)}`
      : 'soon';
  return { ...(Object.fromEntries(values) as Words), answerBy };
}

/** The mail to the visitor who sent a submission. */
export function confirmationOf(submission: Confirmed, firm: Firm, wording: MailWording): Confirmation {
  const filling = confirmationFilling(submission, firm);
  return {
    subject: filled(wording.subject, filling),
    heading: filled(wording.heading, filling),
    opening: filled(wording.opening, filling),
    closing: filled(wording.closing, filling),
    details: detailsOf(submission),
  };
}

/** A submission made of the examples of its form, sent now, for previews and test mails. */
export function exampleSubmission(kind: SubmissionKind, firm: Firm): Confirmed {
  const form: FormRecord = FORMS[kind];
  const typed = Object.fromEntries(Object.entries(form.fields).map(([name, { example }]) => [name, example]));
  if (kind === 'quote') typed.meetingLocation = meetingOffice(firm);
  const values = fieldsOf(form).map(({ name, property, requiredWhen }) => [
    property,
    requiredWhen?.(typed) === false ? null : typed[name],
  ]);
  return {
    ...(Object.fromEntries(values) as Pick<Confirmed, CommonProperty> & FormTexts),
    kind,
    reference: `${form.prefix}-7F3K9D`,
    createdAt: new Date(),
    meetingAt: null,
    fileName: kind === 'application' ? 'resume.pdf' : null,
  };
}

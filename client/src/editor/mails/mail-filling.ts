import { confirmationFilling, confirmationOf, type Confirmation, exampleSubmission } from '#shared/confirmation';
import type { Content } from '#shared/content/documents';
import type { SubmissionKind } from '#shared/contract';
import type { Spot } from '../drafts/change.ts';
import { problemsWithin } from '../drafts/problems.ts';

/** The form whose confirmation is at a content path. */
export const kindAt = ({ path }: Spot) => path[0] as SubmissionKind;

/** Whether the company's draft can be mailed: half of an address or a mistyped number cannot. */
const isMailable = (content: Content) => problemsWithin(content, { document: 'firm', path: [] }) === 0;

/** Example values of the placeholders in a confirmation; none while the company's draft has problems. */
export const mailFilling = (content: Content, kind: SubmissionKind): Record<string, string> =>
  isMailable(content) ? confirmationFilling(exampleSubmission(kind, content.firm), content.firm) : {};

/** The confirmation of an example; undefined while the company's draft has problems. */
export const exampleMail = (content: Content, kind: SubmissionKind): Confirmation | undefined =>
  isMailable(content)
    ? confirmationOf(exampleSubmission(kind, content.firm), content.firm, content.mails[kind])
    : undefined;

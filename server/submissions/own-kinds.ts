import { SUBMISSION_KINDS, type SubmissionKind } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../http/errors/problem.ts';

/** The kinds of submissions that an account may see. */
export type Kinds = readonly SubmissionKind[];

/** An SQL condition for these kinds that begins with AND. Empty for all kinds, so that no index on the kind is needed. */
export function andOfKinds(kinds: Kinds, column = 'kind'): string {
  if (kinds.length === SUBMISSION_KINDS.length) return '';
  return ` AND ${column} IN (${kinds.map((kind) => `'${kind}'`).join(', ')})`;
}

/** @throws Problem 403 when one of `kinds` is not among `own` */
export function mustNameOwn(own: Kinds, kinds: Kinds): void {
  if (!kinds.every((kind) => own.includes(kind))) throw new Problem(403, ERRORS.notAllowed);
}

/** @throws Problem 403 when the kind of a row is not among `own` */
export const mustBeOwn = (own: Kinds, rows: readonly { kind: SubmissionKind }[]): void =>
  mustNameOwn(
    own,
    rows.map(({ kind }) => kind),
  );

import { SUBMISSION_KINDS, type SubmissionKind } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../http/errors/problem.ts';

/** The kinds of submissions that whoever asks may see. */
export type Kinds = readonly SubmissionKind[];

/** A condition for rows of these kinds. It begins with AND, and is empty for all kinds, which need no index of the kind. */
export function andOfKinds(kinds: Kinds, column = 'kind'): string {
  if (kinds.length === SUBMISSION_KINDS.length) return '';
  return ` AND ${column} IN (${kinds.map((kind) => `'${kind}'`).join(', ')})`;
}

/** @throws Problem 403 when one of `kinds` is not among `own` */
export function mustNameOwn(own: Kinds, kinds: Kinds): void {
  if (!kinds.every((kind) => own.includes(kind))) throw new Problem(403, ERRORS.notAllowed);
}

/** @throws Problem 403 when a row is of another kind than `own` */
export const mustBeOwn = (own: Kinds, rows: readonly { kind: SubmissionKind }[]): void =>
  mustNameOwn(
    own,
    rows.map(({ kind }) => kind),
  );

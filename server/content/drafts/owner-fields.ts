import type { DocumentName } from '#shared/content/documents';
import type { Firm } from '#shared/content/documents/firm';
import { changedOwnerFields, withOwnerFields } from '#shared/content/owner-fields';
import { ERRORS } from '#shared/error-messages';
import type { SignedIn } from '../../auth/sessions/signed-in.ts';
import { Problem } from '../../http/errors/problem.ts';

/** Whoever works on content. */
export type Author = Pick<SignedIn['account'], 'id' | 'email' | 'roles'>;

const isOwner = ({ roles }: Author) => roles.includes('owner');

/** @throws Problem 403 when somebody else changes what owners change */
export function checkOwnerFields(author: Author, document: DocumentName, before: object, after: object): void {
  if (document !== 'firm' || isOwner(author)) return;
  if (changedOwnerFields(before, after).length > 0) throw new Problem(403, [ERRORS.content.ownersOnly]);
}

/** What an earlier or another site says, as somebody may take it over: for others than owners, those fields stay. */
export const takenOver = (author: Author, document: DocumentName, current: object, body: object): object =>
  document === 'firm' && !isOwner(author) ? withOwnerFields(body, current as Firm) : body;

import type { DocumentName } from '#shared/content/documents';
import type { Firm } from '#shared/content/documents/firm';
import { changedOwnerFields, withOwnerFields } from '#shared/content/owner-fields';
import { ERRORS } from '#shared/error-messages';
import type { SignedIn } from '../../auth/sessions/signed-in.ts';
import { Problem } from '../../http/errors/problem.ts';

/** An account that edits content. */
export type Author = Pick<SignedIn['account'], 'id' | 'email' | 'roles'>;

const isOwner = ({ roles }: Author) => roles.includes('owner');

/** @throws Problem 403 if anybody but an owner changes fields reserved for owners */
export function checkOwnerFields(author: Author, document: DocumentName, before: object, after: object): void {
  if (document !== 'firm' || isOwner(author)) return;
  if (changedOwnerFields(before, after).length > 0) throw new Problem(403, [ERRORS.content.ownersOnly]);
}

/** A document of an earlier release or another site, as this author may take it over: only owners replace the fields reserved for them. */
export const withoutOwnerChanges = (author: Author, document: DocumentName, current: object, body: object): object =>
  document === 'firm' && !isOwner(author) ? withOwnerFields(body, current as Firm) : body;

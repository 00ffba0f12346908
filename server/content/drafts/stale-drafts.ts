import type { Revisions } from '#shared/content/contract';
import type { DocumentName } from '#shared/content/documents';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';
import type { ContentDraft } from '../content-draft.entity.ts';

/** The drafts have changed since the editor saw them. */
export class StaleDrafts extends Problem {
  constructor(extra: object = {}) {
    super(409, ERRORS.content.changedMeanwhile, extra);
  }
}

/** @throws StaleDrafts unless `seen` is the draft's revision, or null without a draft */
export function checkSeen({ revision }: Pick<ContentDraft, 'revision'>, seen: number | null = null): void {
  if ((revision || null) !== seen) throw new StaleDrafts();
}

/** @throws StaleDrafts unless these are exactly the named drafts, at their revisions */
export function checkAllSeen(drafts: ContentDraft[], revisions: Revisions): void {
  const names = drafts.map(({ document }) => document);
  const isGone = (Object.keys(revisions) as DocumentName[]).some((name) => !names.includes(name));
  if (isGone || drafts.some(({ document, revision }) => revisions[document] !== revision)) throw new StaleDrafts();
}

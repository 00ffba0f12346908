import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { ContentConflict, DraftSave, DraftSaved, DraftState, WholeDraft } from '#shared/content/contract';
import {
  checked,
  type Content,
  type ContentProblem,
  type DocumentName,
  DOCUMENTS,
  problemsOf,
  SCHEMA_VERSIONS,
  upgraded,
} from '#shared/content/documents';
import { hasMoreProblems } from '#shared/content/documents/countable';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { Problem } from '../../http/errors/problem.ts';
import { ContentPictures } from '../pictures/content-pictures.ts';
import { ContentDraft } from '../content-draft.entity.ts';
import { type Published, readPublished } from '../published/published-content.ts';
import { applyChange } from './apply-change.ts';

/** Characters of a document as JSON, which leave room for what a call has around it. 10,000 projects fit. */
const MOST_CHARACTERS = 4_000_000;

/** Characters of a sentence about a place: a name that is unknown may be as long as the document. */
const MOST_TOLD = 300;

/** The drafts over what is published. */
export const withDrafts = ({ content }: Published, drafts: ContentDraft[]): Content => ({
  ...content,
  ...(Object.fromEntries(
    drafts.map(({ document, schema, body }) => [document, upgraded(document, schema, body)]),
  ) as Partial<Content>),
});

/** A draft with what keeps it from being published; `pictures` may be of others too. */
export const stateOf = (
  { document, revision, updatedAt, byName, body }: ContentDraft,
  pictures: ContentProblem[],
  problems = problemsOf(document, body),
): DraftState => ({
  document,
  revision,
  updatedAt: updatedAt.toISOString(),
  by: byName,
  problems: [...problems, ...pictures.filter((problem) => problem.document === document)],
});

/**
 * What keeps a document from being published, such as texts that are missing or too long.
 *
 * @throws Problem 400, 413 for what a document must not be, even as a draft
 */
export function checkShape(document: DocumentName, body: object): ContentProblem[] {
  if (JSON.stringify(body).length > MOST_CHARACTERS) throw new Problem(413, ERRORS.content.tooLarge);
  if (hasMoreProblems(DOCUMENTS[document], body, LIMITS.contentProblems))
    throw new Problem(400, [ERRORS.content.tooManyProblems]);
  const { problems, shapeProblems } = checked(document, body);
  if (shapeProblems.length > 0)
    throw new Problem(
      400,
      shapeProblems.map(({ path, message }) => `${path.join('.')}: ${message}`.slice(0, MOST_TOLD)),
    );
  return problems;
}

/** Each place once, as it was found last. @throws Problem 413 when what stands there is too much for one answer */
function toldConflicts(found: ContentConflict[]): ContentConflict[] {
  const byPlace = new Map(found.map((conflict) => [JSON.stringify(conflict.path), conflict]));
  let left = MOST_CHARACTERS;
  for (const { theirs } of byPlace.values()) {
    left -= JSON.stringify(theirs)?.length ?? 0;
    if (left < 0) throw new Problem(413, ERRORS.content.tooManyConflicts);
  }
  return [...byPlace.values()];
}

/** A draft that the caller is about to save. */
type LockedDraft = ContentDraft & Pick<DraftSaved, 'savedBefore'>;

/** What is being written, one draft for each document, shared by all who write. */
@Injectable()
export class DraftsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly pictures: ContentPictures,
  ) {}

  /** Saves the changes that found what they expected; a place that somebody else has changed is told, and left. */
  async save(document: DocumentName, { changes }: DraftSave, by: string): Promise<DraftSaved> {
    return this.database.transaction(async (manager) => {
      const draft = await this.lock(manager, document, by);
      const body = structuredClone(draft.body);
      const conflicts = toldConflicts(changes.flatMap((change) => applyChange(document, body, change) ?? []));
      const problems = checkShape(document, body);
      return { ...(await this.store(manager, draft, body, problems)), savedBefore: draft.savedBefore, conflicts };
    });
  }

  /** Puts a whole draft in the place of what is there: the way back from throwing one away. */
  async replace(document: DocumentName, body: object, by: string): Promise<DraftState> {
    const problems = checkShape(document, body);
    return this.database.transaction(async (manager) =>
      this.store(manager, await this.lock(manager, document, by), body, problems),
    );
  }

  /** Throws a draft away, and answers with it. @throws Problem 404 */
  async discard(document: DocumentName): Promise<WholeDraft> {
    return this.database.transaction(async (manager) => {
      const draft = await manager.findOne(ContentDraft, { where: { document }, lock: { mode: 'pessimistic_write' } });
      if (!draft) throw new Problem(404, ERRORS.notFound);
      await manager.delete(ContentDraft, { document });
      return { document, body: draft.body };
    });
  }

  /** The draft, begun with what is published, for this transaction alone to change; `byName` is who does it. */
  async lock(manager: EntityManager, document: DocumentName, byName: string): Promise<LockedDraft> {
    const draft = (await locked(manager, document)) ?? (await this.begin(manager, document, byName));
    const body = upgraded(document, draft.schema, draft.body) as object;
    const savedBefore = draft.revision > 0 ? { by: draft.byName, at: draft.updatedAt.toISOString() } : null;
    return { ...draft, body, byName, savedBefore };
  }

  async store(
    manager: EntityManager,
    draft: ContentDraft,
    body: object,
    problems = problemsOf(draft.document, body),
  ): Promise<DraftState> {
    const { document, revision, byName } = draft;
    const changed = { schema: SCHEMA_VERSIONS[document], body, revision: revision + 1, byName, updatedAt: new Date() };
    await manager.update(ContentDraft, { document }, changed);
    return stateOf({ ...draft, ...changed }, await this.pictures.problemsOf(manager, { [document]: body }), problems);
  }

  /** Somebody else may begin the same draft at the same time, or discard it. */
  private async begin(manager: EntityManager, document: DocumentName, byName: string): Promise<ContentDraft> {
    const { content, release } = await readPublished(manager);
    const begun = { document, schema: SCHEMA_VERSIONS[document], body: content[document], revision: 0 };
    await manager
      .createQueryBuilder()
      .insert()
      .into(ContentDraft)
      .values({ ...begun, baseRelease: release, byName })
      .orIgnore()
      .execute();
    return (await locked(manager, document)) ?? this.begin(manager, document, byName);
  }
}

const locked = (manager: EntityManager, document: DocumentName) =>
  manager.findOne(ContentDraft, { where: { document }, lock: { mode: 'pessimistic_write' } });

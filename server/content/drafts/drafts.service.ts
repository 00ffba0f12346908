import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { applyChange, NoSuchPlace } from '#shared/content/apply-change';
import type {
  ContentChange,
  ContentConflict,
  DraftReplacement,
  DraftSave,
  DraftSaved,
  DraftState,
  Revisions,
  WholeDraft,
} from '#shared/content/contract';
import {
  checked,
  type Content,
  type ContentProblem,
  type DocumentName,
  DOCUMENTS,
  problemsOf,
} from '#shared/content/documents';
import { SCHEMA_VERSIONS } from '#shared/content/upgraded';
import { withEntryIds } from '#shared/content/fields/entry-ids';
import { differencesBetween } from '#shared/content/summary';
import { hasMoreProblems } from '#shared/content/fields/countable';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { Problem } from '../../http/errors/problem.ts';
import { ContentPictures } from '../pictures/content-pictures.ts';
import { ContentDraft, type Draft } from '../content-draft.entity.ts';
import { type Published, PublishedContent, readPublished } from '../published/published-content.ts';
import { type Author, checkOwnerFields } from './owner-fields.ts';
import type { ContentSave } from '../content-save.entity.ts';
import { checkSeen } from './stale-drafts.ts';
import { findSave, rememberSave } from './content-saves.ts';
import {
  allAuthors,
  type PlaceAuthors,
  signedChanges,
  withAuthor,
  withAuthors,
  authorOfWhole,
} from './place-authors.ts';

/** Largest document in characters of JSON, which leaves room for the rest of a call. 10,000 projects fit. */
const MAX_CHARACTERS = 4_000_000;

/** Longest message about a place, in characters: an unknown name may be as long as the document. */
const MAX_MESSAGE = 300;

/** The published content, with drafts in place of its documents. */
export const withDrafts = ({ content }: Published, drafts: ContentDraft[]): Content => ({
  ...content,
  ...(Object.fromEntries(drafts.map(({ document, body }) => [document, body])) as Partial<Content>),
});

interface Beside {
  published: Content;
  /** Problems with pictures, including those of other drafts. */
  pictures: ContentProblem[];
  problems?: ContentProblem[];
}

/** A draft with the changes for visitors and the problems that prevent publishing. */
export const stateOf = (
  { document, revision, updatedAt, byName, authors, body }: Draft,
  { published, pictures, problems = problemsOf(document, body) }: Beside,
): DraftState => ({
  document,
  revision,
  updatedAt: updatedAt.toISOString(),
  by: byName,
  authors: allAuthors([{ authors, byName }]),
  changes: signedChanges(authors, differencesBetween(document, published[document], body)),
  problems: [...problems, ...pictures.filter((problem) => problem.document === document)],
});

/**
 * Returns the problems that prevent publishing, such as missing or overlong texts.
 *
 * @throws Problem 400, 413 for content that not even a draft may have
 */
export function checkShape(document: DocumentName, body: object): ContentProblem[] {
  if (JSON.stringify(body).length > MAX_CHARACTERS) throw new Problem(413, ERRORS.content.tooLarge);
  if (hasMoreProblems(DOCUMENTS[document], body, LIMITS.contentProblems))
    throw new Problem(400, [ERRORS.content.tooManyProblems]);
  const { problems, shapeProblems } = checked(document, body);
  if (shapeProblems.length > 0)
    throw new Problem(
      400,
      shapeProblems.map(({ path, message }) => `${path.join('.')}: ${message}`.slice(0, MAX_MESSAGE)),
    );
  return problems;
}

/** Keeps the last conflict at each place. @throws Problem 413 if their values are too large for one answer */
function toldConflicts(found: ContentConflict[]): ContentConflict[] {
  const byPlace = new Map(found.map((conflict) => [JSON.stringify(conflict.path), conflict]));
  let left = MAX_CHARACTERS;
  for (const { theirs } of byPlace.values()) {
    left -= JSON.stringify(theirs)?.length ?? 0;
    if (left < 0) throw new Problem(413, ERRORS.content.tooManyConflicts);
  }
  return [...byPlace.values()];
}

/** Applies the changes in place and returns the conflicts. @throws Problem 400, 413 */
function conflictsOf(document: DocumentName, body: object, changes: ContentChange[]): ContentConflict[] {
  try {
    return toldConflicts(changes.flatMap((change) => applyChange(document, body, change) ?? []));
  } catch (error) {
    throw error instanceof NoSuchPlace ? new Problem(400, [error.message]) : error;
  }
}

/** A draft locked for this transaction. */
interface LockedDraft extends Draft {
  /** Whether it has been saved before. */
  isBegun: boolean;
}

/** The result of a save. */
interface Stored {
  body: object;
  /** Absent if the whole document has a new author. */
  authors?: PlaceAuthors;
  problems?: ContentProblem[];
}

/** The changes that were applied. */
const changesMade = (changes: ContentChange[], conflicts: ContentConflict[]) => {
  const left = new Set(conflicts.map(({ path }) => JSON.stringify(path)));
  return changes.filter(({ path }) => !left.has(JSON.stringify(path)));
};

/** One draft per document, shared by all editors. */
@Injectable()
export class DraftsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly pictures: ContentPictures,
    private readonly published: PublishedContent,
  ) {}

  /** The draft of a document, or its published version if there is none. */
  async current<Name extends DocumentName>(document: Name): Promise<Content[Name]> {
    const draft = await this.database.manager.findOneBy(ContentDraft, { document });
    return (draft?.body as Content[Name] | undefined) ?? this.published.content[document];
  }

  /** Saves the changes that found the value they expected. Conflicting changes are skipped and returned. */
  async save(document: DocumentName, { key, changes }: DraftSave, author: Author): Promise<DraftSaved> {
    return this.database.transaction(async (manager) => {
      const draft = await this.lock(manager, document, author.email);
      const made = await findSave(manager, key);
      if (made) return this.repeated(manager, draft, made);
      const changed = structuredClone(draft.body);
      const conflicts = withAuthors(draft.authors, conflictsOf(document, changed, changes));
      const body = withEntryIds(DOCUMENTS[document], changed);
      checkOwnerFields(author, document, draft.body, body);
      const problems = checkShape(document, body);
      await rememberSave(manager, key, conflicts);
      const written = { by: author.email, at: new Date().toISOString() };
      const authors = withAuthor(draft.authors, changesMade(changes, conflicts), written);
      const state = await this.store(manager, draft, { body, authors, problems });
      return { ...state, conflicts, isRepeated: false };
    });
  }

  /** Replaces the whole draft that the editor has seen, such as to restore a discarded one. */
  async replace(document: DocumentName, replacement: DraftReplacement, author: Author): Promise<DraftState> {
    const { revision } = replacement;
    const body = withEntryIds(DOCUMENTS[document], replacement.body);
    const problems = checkShape(document, body);
    return this.database.transaction(async (manager) => {
      const draft = await this.lock(manager, document, author.email);
      checkSeen(draft, revision);
      checkOwnerFields(author, document, draft.body, body);
      return this.store(manager, draft, { body, problems });
    });
  }

  /** Discards the draft that the editor has seen and returns it. @throws Problem 404, 409 */
  async discard(document: DocumentName, revision: number): Promise<WholeDraft> {
    return this.database.transaction(async (manager) => {
      const draft = await locked(manager, document);
      if (!draft) throw new Problem(404, ERRORS.notFound);
      checkSeen(draft, revision);
      await manager.delete(ContentDraft, { document });
      return { document, body: draft.body };
    });
  }

  /** Answers a save that was made earlier, without changing any draft. */
  private async repeated(manager: EntityManager, draft: LockedDraft, { conflicts }: ContentSave): Promise<DraftSaved> {
    const { document, body, isBegun } = draft;
    // published or discarded since: only this call has begun it
    if (!isBegun) await manager.delete(ContentDraft, { document });
    const pictures = await this.pictures.problemsOf(manager, { [document]: body });
    const state = stateOf(draft, { pictures, published: this.published.content });
    return { ...state, conflicts, isRepeated: true };
  }

  /** Locks the draft for this transaction, after beginning it from the published content if there is none. `byName` becomes its author. */
  async lock(manager: EntityManager, document: DocumentName, byName: string): Promise<LockedDraft> {
    const draft = (await locked(manager, document)) ?? (await this.begin(manager, document, byName));
    return { ...draft, byName, isBegun: draft.revision > 0 };
  }

  /** Locks several drafts, which must be at these revisions. Every caller locks in this order, to avoid deadlocks. */
  async lockSeen(
    manager: EntityManager,
    { documents, revisions, by }: { documents: DocumentName[]; revisions: Revisions; by: string },
  ): Promise<LockedDraft[]> {
    const drafts: LockedDraft[] = [];
    for (const document of documents.toSorted()) drafts.push(await this.lock(manager, document, by));
    drafts.forEach((draft) => checkSeen(draft, revisions[draft.document]));
    return drafts;
  }

  async store(manager: EntityManager, draft: Draft, { body, ...stored }: Stored): Promise<DraftState> {
    const { document, baseRelease, byName } = draft;
    const updatedAt = new Date();
    const { authors = authorOfWhole({ by: byName, at: updatedAt.toISOString() }) } = stored;
    const { problems = problemsOf(document, body) } = stored;
    const revision = await nextRevision(manager);
    const changed = { schema: SCHEMA_VERSIONS[document], body, revision, baseRelease, byName, authors, updatedAt };
    await manager.update(ContentDraft, { document }, changed);
    const pictures = await this.pictures.problemsOf(manager, { [document]: body });
    return stateOf({ ...draft, ...changed }, { pictures, problems, published: this.published.content });
  }

  /**
   * Another call may begin or discard the same draft at the same time. The published content is read once the row exists: from then on
   * nobody publishes this document.
   */
  private async begin(manager: EntityManager, document: DocumentName, byName: string): Promise<Draft> {
    const schema = SCHEMA_VERSIONS[document];
    const begun = { document, schema, body: {}, revision: 0, baseRelease: 0, byName, authors: {} };
    await manager.createQueryBuilder().insert().into(ContentDraft).values(begun).orIgnore().execute();
    const draft = await locked(manager, document);
    if (!draft) return this.begin(manager, document, byName);
    if (draft.revision > 0) return draft;
    const { content, release } = await readPublished(manager);
    return { ...draft, body: content[document], baseRelease: release };
  }
}

export async function nextRevision(manager: EntityManager): Promise<number> {
  const [{ revision }] = await manager.query<{ revision: number }[]>(
    `SELECT nextval('content_draft_revisions')::int AS revision`,
  );
  return revision;
}

const locked = (manager: EntityManager, document: DocumentName) =>
  manager.findOne(ContentDraft, { where: { document }, lock: { mode: 'pessimistic_write' } });

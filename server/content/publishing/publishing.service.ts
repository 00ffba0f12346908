import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, LessThan, Raw } from 'typeorm';
import type {
  ContentState,
  PublishRequest,
  Release,
  ReleasePage,
  Revisions,
  SeenDrafts,
} from '#shared/content/contract';
import {
  type Content,
  type ContentProblem,
  DOCUMENT_NAMES,
  type DocumentName,
  problemsOf,
} from '#shared/content/documents';
import { SCHEMA_VERSIONS } from '#shared/content/upgraded';
import type { Firm } from '#shared/content/documents/firm';
import { changedAddressFields } from '#shared/content/owner-fields';
import { deepEqual } from '#shared/content/deep-equal';
import { withMovedAddresses } from '#shared/content/addresses/moved-addresses';
import { withPrivacyVersion } from '#shared/content/site/privacy-version';
import { changesBetween, differencesBetween } from '#shared/content/summary';
import { officeDay } from '#shared/meetings/office-day';
import { ERRORS } from '#shared/error-messages';
import { ActivityLog } from '../../auth/activity/activity-log.ts';
import { PUBLISH_LOCK } from '../../database/advisory-locks.ts';
import { Problem } from '../../http/errors/problem.ts';
import { ContentDraft } from '../content-draft.entity.ts';
import { ContentRelease } from '../content-release.entity.ts';
import { ContentVersion } from '../content-version.entity.ts';
import { DraftsService, nextRevision, withDrafts } from '../drafts/drafts.service.ts';
import { allAuthors, withReplaced } from '../drafts/place-authors.ts';
import { checkAllSeen, StaleDrafts } from '../drafts/stale-drafts.ts';
import { ContentStateService } from '../state/content-state.service.ts';
import { ContentPictures } from '../pictures/content-pictures.ts';
import { WorkMetrics } from '../../work-metrics.ts';
import { type Author, checkOwnerFields, withoutOwnerChanges } from '../drafts/owner-fields.ts';
import { writtenBy, writtenByOthers } from './one-author.ts';
import { ContentLock } from './content-lock.ts';
import { type Published, PublishedContent, readIdentity, readPublished } from '../published/published-content.ts';

const PAGE = 50;

interface Candidate {
  before: Published;
  after: Omit<Published, 'identity'>;
  /** Documents of which the release stores a version. */
  documents: DocumentName[];
  summary: string[];
  revisions: Revisions;
  /** The person whose changes are published; everybody's if absent. */
  by?: string;
}

type Signed = Candidate & { author: Author };

const releaseOf = ({ id, publishedAt, byName, authors, summary }: ContentRelease): Release => ({
  id,
  publishedAt: publishedAt.toISOString(),
  by: byName,
  authors,
  summary,
});

/** Publishes drafts: all of them or none. */
@Injectable()
export class PublishingService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly content: PublishedContent,
    private readonly drafts: DraftsService,
    private readonly pictures: ContentPictures,
    private readonly states: ContentStateService,
    private readonly work: WorkMetrics,
    private readonly lock: ContentLock,
    private readonly log: ActivityLog,
  ) {}

  /**
   * Renders the pages before anything is committed: if one cannot be rendered, the whole site stays as it was. Resolves once this replica
   * shows the release. Without `by`, a repeated request, such as after a lost answer, gets the same release.
   *
   * @throws Problem 400 for problems in the documents, 409 if the drafts have changed since the editor saw them
   */
  publish({ revisions, by }: PublishRequest, author: Author): Promise<Release> {
    const release = () =>
      by === undefined ? this.releaseOnce(revisions, author) : this.release({ revisions, by }, author);
    return this.work.publishes.of(() => this.lock.take(release));
  }

  /** Skips drafts that are published already: no revision is used twice. */
  private async releaseOnce(seen: Revisions, author: Author): Promise<Release> {
    const { left, last } = await this.notPublished(seen);
    return last && Object.keys(left).length === 0 ? releaseOf(last) : this.release({ revisions: left }, author);
  }

  /** The drafts that no release has published, and the last release of the others. */
  private async notPublished(seen: Revisions): Promise<{ left: Revisions; last?: ContentRelease }> {
    const left: Revisions = {};
    let last: ContentRelease | undefined;
    for (const [name, revision] of Object.entries(seen)) {
      const made = await this.releaseWith({ [name]: revision });
      if (!made) left[name as DocumentName] = revision;
      else if (!last || made.id > last.id) last = made;
    }
    return { left, last };
  }

  private releaseWith(revisions: Revisions): Promise<ContentRelease | null> {
    const has = Raw((column) => `${column} @> :revisions::jsonb`, { revisions: JSON.stringify(revisions) });
    return this.database.manager.findOneBy(ContentRelease, { revisions: has });
  }

  private async release(request: PublishRequest, author: Author): Promise<Release> {
    const candidate = await this.candidate(request);
    const { before, after } = candidate;
    checkOwnerFields(author, 'firm', before.content.firm, after.content.firm);
    const show = await this.content.prepare(after.content).catch((cause: Error) => {
      throw new Problem(400, [ERRORS.content.notRendered, cause.message], {}, { cause });
    });
    const { release, identity } = await this.database.transaction(async (manager) => ({
      release: await this.commit(manager, { ...candidate, author }),
      identity: await readIdentity(manager),
    }));
    show({ release: release.id, identity });
    this.content.released({ before, after, by: author.email });
    return releaseOf(release);
  }

  async history(before?: number): Promise<ReleasePage> {
    const found = await this.database.manager.find(ContentRelease, {
      where: before === undefined ? {} : { id: LessThan(before) },
      order: { id: 'DESC' },
      take: PAGE + 1,
    });
    const releases = found.slice(0, PAGE).map(releaseOf);
    return { releases, next: found.length > PAGE ? releases[PAGE - 1].id : null };
  }

  /** Replaces the drafts with the content of a release. Their own content is lost. @throws Problem 404, 409, 503 */
  restore(id: number, seen: SeenDrafts, author: Author): Promise<ContentState> {
    return this.lock.take(() => this.bringBack(id, seen, author));
  }

  private async bringBack(id: number, { revisions }: SeenDrafts, author: Author): Promise<ContentState> {
    await this.database.transaction(async (manager) => {
      const release = await manager.findOneBy(ContentRelease, { id });
      if (id !== 0 && !release) throw new Problem(404, ERRORS.notFound);
      const [then, now] = [await readPublished(manager, id), await readPublished(manager)];
      const documents = changedDocuments(now.content, then.content);
      for (const draft of await this.drafts.lockSeen(manager, { documents, revisions, by: author.email }))
        await this.drafts.store(manager, draft, {
          body: withoutOwnerChanges(author, draft.document, draft.body, then.content[draft.document]),
        });
    });
    return this.states.state();
  }

  private async candidate({ revisions, by }: PublishRequest): Promise<Candidate> {
    return this.database.transaction('REPEATABLE READ', async (manager) => {
      const before = await readPublished(manager);
      const drafts = await draftsAt(manager, revisions);
      const written = by === undefined ? drafts : drafts.map((draft) => onlyBy(by, draft, before.content));
      const moved = withMovedAddresses(before.content, withDrafts(before, written));
      const content = withPrivacyVersion(before.content, moved, officeDay());
      const authorsOf = new Map(drafts.map(({ document, authors }) => [document, authors]));
      const summary = changesBetween(before.content, content, (document, differences) =>
        withReplaced(authorsOf.get(document) ?? {}, differences),
      );
      if (summary.length === 0) throw new Problem(400, [ERRORS.content.nothingToPublish]);
      const documents = DOCUMENT_NAMES.filter((name) => !deepEqual(before.content[name], content[name]));
      refuse([
        ...documents.flatMap((document) => problemsOf(document, content[document])),
        ...(await this.pictures.problemsOf(manager, only(documents, content))),
      ]);
      return { before, after: { release: before.release + 1, content }, documents, summary, revisions, by };
    });
  }

  private async commit(
    manager: EntityManager,
    { before, after, documents, summary, revisions, author, by }: Signed,
  ): Promise<ContentRelease> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [PUBLISH_LOCK]);
    const { release } = await readPublished(manager);
    if (release !== before.release) throw new StaleDrafts();
    const drafts = await draftsAt(manager, revisions, true);
    refuse(await this.pictures.problemsOf(manager, only(documents, after.content), true));
    const authors = by === undefined ? allAuthors(drafts) : [by];
    const signed = { id: after.release, byName: author.email, authors };
    // after a partial publication the drafts at these revisions are not published yet
    const made = await manager.save(ContentRelease, {
      ...signed,
      summary,
      revisions: by === undefined ? revisions : null,
    });
    await this.recordAddresses(manager, before.content.firm, after, author);
    await manager.insert(
      ContentVersion,
      documents.map((document) => ({
        releaseId: after.release,
        document,
        schema: SCHEMA_VERSIONS[document],
        body: after.content[document],
      })),
    );
    if (by === undefined) await removeDrafts(manager, drafts);
    else for (const draft of drafts) await leaveOthers(manager, by, draft, after);
    return made;
  }

  private async recordAddresses(
    manager: EntityManager,
    before: Firm,
    { release, content }: Candidate['after'],
    account: Author,
  ) {
    if (changedAddressFields(before, content.firm).length > 0)
      await this.log.record({ action: 'content-addresses-changed', account, subject: String(release) }, manager);
  }
}

/**
 * Reads the drafts that the editor has seen. With `lock`, nobody saves them until the transaction ends.
 *
 * @throws StaleDrafts if one has another revision by now
 */
async function draftsAt(manager: EntityManager, revisions: Revisions, lock = false): Promise<ContentDraft[]> {
  const drafts = await manager.find(ContentDraft, {
    where: { document: In(Object.keys(revisions)) },
    order: { document: 'ASC' },
    ...(lock && { lock: { mode: 'pessimistic_write' } }),
  });
  checkAllSeen(drafts, revisions);
  return drafts;
}

/** Removes the published drafts. @throws StaleDrafts if one has another revision by now */
async function removeDrafts(manager: EntityManager, drafts: ContentDraft[]): Promise<void> {
  const published = drafts.map(({ document, revision }) => ({ document, revision }));
  if (published.length === 0) return;
  const { affected } = await manager.createQueryBuilder().delete().from(ContentDraft).where(published).execute();
  if (affected !== drafts.length) throw new StaleDrafts();
}

const onlyBy = (by: string, draft: ContentDraft, published: Content): ContentDraft =>
  Object.assign(new ContentDraft(), draft, { body: writtenBy(by, draft, published[draft.document]) });

/** Leaves other people's changes in a draft, or deletes it if there are none. */
async function leaveOthers(
  manager: EntityManager,
  by: string,
  { document, body, authors }: ContentDraft,
  { release, content }: Candidate['after'],
): Promise<void> {
  if (Object.values(authors).every((written) => written.by !== by)) return;
  if (differencesBetween(document, content[document], body).length === 0) {
    await manager.delete(ContentDraft, { document });
    return;
  }
  const left = writtenByOthers(by, authors);
  const byName = allAuthors([{ authors: left, byName: '' }]).at(-1) ?? '';
  const revision = await nextRevision(manager);
  await manager.update(ContentDraft, { document }, { baseRelease: release, authors: left, byName, revision });
}

/** @throws Problem 400 with all messages */
function refuse(problems: ContentProblem[]): void {
  if (problems.length === 0) return;
  throw new Problem(
    400,
    problems.map(({ message }) => message),
  );
}

const only = (documents: DocumentName[], content: Content) =>
  Object.fromEntries(documents.map((document) => [document, content[document]]));

/** Documents that differ for a reader. Former addresses are hidden and do not count. */
const changedDocuments = (before: Content, after: Content): DocumentName[] =>
  DOCUMENT_NAMES.filter((document) => changesBetween(before, { ...before, [document]: after[document] }).length > 0);

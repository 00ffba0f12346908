import { screen } from '@testing-library/react';
import { applyChange, NoSuchPlace } from '#shared/content/apply-change';
import type {
  ContentConflict,
  ContentState,
  DraftReplacement,
  DraftSave,
  DraftChange,
  DraftState,
  PublishRequest,
  Release,
  Revisions,
  SeenDrafts,
} from '#shared/content/contract';
import { type Content, type DocumentName, DOCUMENT_NAMES, DOCUMENTS, problemsOf } from '#shared/content/documents';
import { withEntryIds } from '#shared/content/fields/entry-ids';
import { deepEqual } from '#shared/content/deep-equal';
import { SAMPLE } from '#shared/content/sample/sample';
import { changesBetween, differencesBetween } from '#shared/content/summary';
import type { LibraryPicture } from '#shared/contract';
import { sourceOf } from './content/source.ts';
import { signedIn } from './dashboard/admin.ts';
import type { Responses } from './fake-api.ts';
import { renderApp } from './render-app.tsx';

/** The signed-in account. */
const ME = 'admin@eclar.example';

/** A copy as after a round trip over the network; jsdom has no structuredClone. */
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** A server with drafts in memory. Specs write other editors' changes into `content`. */
export class FakeContent {
  content: Content = copyOf(SAMPLE);
  published: Content = copyOf(SAMPLE);
  releases: Release[] = [];
  library: LibraryPicture[] = [];
  /** The other editor, named in conflicts. */
  author = { by: 'office@eclar.example', at: '2026-11-22T08:29:00.000Z' };
  private revisions = new Map<DocumentName, number>();
  /** Accounts that have edited each draft. */
  private writers = new Map<DocumentName, string[]>();
  private saves = 0;
  /** Conflicts of each completed save, by the save's key. */
  private made = new Map<string, ContentConflict[]>();

  state(): ContentState {
    this.nameEntries();
    return {
      release: this.releases.length,
      content: copyOf(this.content),
      drafts: [...this.revisions.keys()].map((document) => this.draft(document)),
      addresses: this.addresses(),
      isSample: true,
      sampleLeft: [],
      expiring: [],
    };
  }

  private addresses(): ContentState['addresses'] {
    const { services, ownPages } = this.published;
    return [...services.services.filter(({ hidden }) => !hidden), ...ownPages.pages].map(({ id, path }) => ({
      id,
      path,
    }));
  }

  /** Adds missing entry ids, as the server does before content is read. */
  private nameEntries(): void {
    const named = DOCUMENT_NAMES.map((name) => [name, withEntryIds(DOCUMENTS[name], this.content[name])] as const);
    this.content = Object.fromEntries(named) as unknown as Content;
  }

  get responses(): Responses {
    const source = sourceOf();
    const pictures = [...source.pictures].map(([id, picture]) => ({ id, ...picture }));
    return {
      'GET /admin/content': () => this.state(),
      'GET /admin/content/pictures': { pictures, shares: [...source.shares].map(([id, share]) => ({ id, ...share })) },
      'GET /admin/pictures': () => ({ items: this.library, next: null }),
      'GET /admin/content/releases': () => ({ releases: this.releases, next: null }),
      'POST /admin/content/publish': ({ body }) => this.publish(body as PublishRequest),
      'POST /admin/content/releases/0/restore': ({ body }) =>
        this.ifSeen((body as SeenDrafts).revisions, () => this.restore()),
      ...(Object.assign({}, ...DOCUMENT_NAMES.map((name) => this.documentResponses(name))) as Responses),
    };
  }

  private documentResponses(document: DocumentName): Responses {
    const path = `/admin/content/drafts/${document}`;
    return {
      [`PATCH ${path}`]: ({ body }) => this.save(document, body as DraftSave),
      [`PUT ${path}`]: ({ body }) => this.replace(document, body as DraftReplacement),
      [`DELETE ${path}`]: ({ query }) => this.discard(document, Number(query?.revision)),
    };
  }

  /** Saves as another editor. */
  changeElsewhere<Name extends DocumentName>(document: Name, changes: Partial<Content[Name]>): void {
    this.content = { ...this.content, [document]: { ...this.content[document], ...changes } };
    this.touch(document, this.author.by);
  }

  private refusal() {
    const message = 'Someone else has changed a draft.';
    return { status: 409, body: { message, state: this.state() } };
  }

  private ifSeen<Answer>(seen: Revisions, run: () => Answer) {
    return deepEqual(seen, Object.fromEntries(this.revisions)) ? run() : this.refusal();
  }

  private draft(document: DocumentName): DraftState {
    return {
      document,
      revision: this.revisions.get(document) ?? 0,
      updatedAt: '2026-11-22T08:30:00.000Z',
      by: ME,
      authors: [this.author.by, ME],
      changes: this.changesOf(document),
      problems: problemsOf(document, this.content[document]),
    };
  }

  private changesOf(document: DocumentName): DraftChange[] {
    const found = differencesBetween(document, this.published[document], this.content[document]);
    return found.map(({ places: _places, ...told }) => ({ ...told, by: this.writers.get(document) ?? [] }));
  }

  private touch(document: DocumentName, by = ME): DraftState {
    this.writers.set(document, [...new Set([...(this.writers.get(document) ?? []), by])]);
    this.revisions.set(document, ++this.saves);
    return this.draft(document);
  }

  private save(document: DocumentName, { key = '', changes }: DraftSave) {
    const made = this.made.get(key);
    if (made) return { ...this.draft(document), conflicts: made, isRepeated: true };
    this.nameEntries();
    const body = copyOf(this.content[document]);
    const conflicts: ContentConflict[] = [];
    try {
      const found = changes.flatMap((change) => applyChange(document, body, change) ?? []);
      conflicts.push(...found.map((conflict) => ({ ...conflict, ...this.author })));
    } catch (error) {
      if (error instanceof NoSuchPlace) return { status: 400, body: { message: error.message } };
      throw error;
    }
    this.content = { ...this.content, [document]: body };
    this.made.set(key, conflicts);
    return { ...this.touch(document), conflicts, isRepeated: false };
  }

  private replace(document: DocumentName, { body, revision }: DraftReplacement) {
    if ((this.revisions.get(document) ?? null) !== revision) return this.refusal();
    this.content = { ...this.content, [document]: body };
    return this.touch(document);
  }

  private discard(document: DocumentName, revision: number) {
    if (this.revisions.get(document) !== revision) return this.refusal();
    const body = this.content[document];
    this.content = { ...this.content, [document]: copyOf(this.published[document]) };
    this.revisions.delete(document);
    this.writers.delete(document);
    return { document, body };
  }

  /** Restores the content that the site came with, as drafts. */
  private restore() {
    this.content = copyOf(SAMPLE);
    const changed = DOCUMENT_NAMES.filter((name) => !deepEqual(SAMPLE[name], this.published[name]));
    changed.forEach((name) => this.touch(name));
    return this.state();
  }

  /** Publishes the given drafts; with `by`, only those which this account alone has edited. */
  private publish({ revisions: seen, by }: PublishRequest) {
    const all = Object.keys(seen) as DocumentName[];
    const names = by === undefined ? all : all.filter((name) => deepEqual(this.writers.get(name), [by]));
    if (names.some((name) => this.revisions.get(name) !== seen[name])) return this.refusal();
    const parts = Object.fromEntries(names.map((name) => [name, copyOf(this.content[name])]));
    const next = { ...this.published, ...parts };
    const summary = changesBetween(this.published, next);
    this.published = next;
    names.forEach((name) => this.revisions.delete(name));
    names.forEach((name) => this.writers.delete(name));
    const release = {
      id: this.releases.length + 1,
      publishedAt: '2026-11-22T08:31:00.000Z',
      by: ME,
      authors: [this.author.by, ME],
      summary,
    };
    this.releases = [release, ...this.releases];
    return { status: 200, body: release };
  }
}

export const UPLOADED: LibraryPicture = {
  _id: 'p-3f9c1b7a20de',
  name: 'Warehouse.jpg',
  alt: 'A warehouse.',
  focus: { x: 0.5, y: 0.5 },
  base: '/pictures/p-3f9c1b7a20de',
  widths: [432, 736, 1040, 1600],
  width: 4032,
  height: 3024,
  tone: 'tone-steel',
  type: 'jpeg',
  bytes: 4_318_220,
  createdAt: '2026-03-02T06:30:00.000Z',
  createdBy: null,
};

/** Signs in and opens edit mode on a page. */
export async function openEditor(at: string, server = new FakeContent(), responses: Responses = {}) {
  signedIn();
  const view = renderApp(at, { ...server.responses, ...responses });
  // a tab that was in edit mode reopens it by itself
  if (sessionStorage.length === 0) await view.user.click(await screen.findByRole('button', { name: 'Edit this page' }));
  await screen.findByRole('complementary', { name: 'Edit this page' });
  await screen.findByText(/^(Saved|Not saved: )/);
  await screen.findByRole('heading', { name: 'Everything else' }); // the last part of the panel
  return { ...view, server };
}

import type { ContentState, DraftSaved, Release } from '#shared/content/contract';
import type { DocumentName, Place } from '#shared/content/documents';
import { byId, type Step } from '#shared/content/entries';
import { ENDPOINTS } from '#shared/endpoints';
import type { SpecApp } from '../app/use-app.ts';

const CONTENT = ENDPOINTS.content;

export const draftPath = (document: DocumentName): string => `${CONTENT}/drafts/${document}`;

/** The author that a conflict names after the admin's change. */
export const AUTHOR = { by: 'admin@eclar.example', at: expect.any(String) as string };

/** The body of a save that changes one place. */
export const change = (path: Place, before: unknown, value: unknown) => ({ changes: [{ path, before, value }] });

/** The calls of an editor. */
export function editorOf(app: SpecApp) {
  const state = async () => (await app.asAdmin.get(CONTENT).expect(200)).body as ContentState;
  const save = async (url: string, body: object) =>
    (await app.asAdmin.patch(url).send(body).expect(200)).body as DraftSaved;
  const revisions = async () =>
    Object.fromEntries((await state()).drafts.map(({ document, revision }) => [document, revision]));
  const publish = async () => app.asAdmin.post(`${CONTENT}/publish`).send({ revisions: await revisions() });
  /** Changes a place of a draft, whatever its value. Entries may be given by index. */
  const set = async (document: DocumentName, path: Place, value: unknown) => {
    let before: unknown = (await state()).content[document];
    const named = path.map((step, at) => {
      const { [step]: inner } = before as Record<Step, { id?: string } | undefined>;
      before = inner;
      return inner?.id !== undefined && at < path.length - 1 ? byId(inner.id) : step;
    });
    return save(draftPath(document), change(named, before, value));
  };
  return {
    state,
    save,
    publish,
    set,
    rename: (name: string) => set('firm', ['name'], name),
    say: (mission: string) => set('about', ['mission'], mission),
    published: async () => (await publish()).body as Release,
    discardAll: async () => {
      for (const { document, revision } of (await state()).drafts)
        await app.asAdmin.delete(`${draftPath(document)}?revision=${revision}`).expect(200);
    },
  };
}

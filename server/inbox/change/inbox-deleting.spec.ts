import type { InboxCounts } from '#shared/contract';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { NOBODY, useApp } from '../../testing/app/use-app.ts';

const NOT_FOUND = problemBody(404, 'There is nothing at this address.');
const BAD_ID = problemBody(400, 'The id in the address is not valid.');

describe('submissions that come and go', () => {
  const app = useApp();
  const { add, detail, names, path, clear } = inboxCalls(app);
  const counts = async () => {
    const { new: unread, spam } = (await app.asAdmin.get(path('counts')).expect(200)).body as InboxCounts;
    return { new: unread, spam };
  };
  beforeEach(clear);

  describe('GET /admin/submissions/counts', () => {
    it('counts what is new, and all suspected spam apart', async () => {
      for (const state of ['new', 'new', 'read', 'handled']) await add({ state });
      for (const state of ['new', 'read']) await add({ state, suspected_spam: true });
      await add({ deleted_at: new Date() });
      await add({ deleted_at: new Date(), suspected_spam: true });
      expect(await counts()).toEqual({ new: 2, spam: 2 });
    });

    it('is of zeros when the inbox is empty', async () => expect(await counts()).toEqual({ new: 0, spam: 0 }));
  });

  describe('DELETE /admin/submissions/:id', () => {
    it('answers 204 and takes the submission off the list and the counts', async () => {
      const { id } = await add({ name: 'gone' });
      await add({ name: 'kept' });
      expect((await app.asAdmin.delete(path(id)).expect(204)).text).toBe('');
      expect(await names()).toEqual(['kept']);
      expect(await counts()).toEqual({ new: 1, spam: 0 });
    });

    it('keeps the row, so that it can be brought back', async () => {
      const { id } = await add();
      await app.asAdmin.delete(path(id)).expect(204);
      expect(await app.database.query('SELECT 1 FROM submissions WHERE id = $1', [id])).toHaveLength(1);
    });
  });

  describe('POST /admin/submissions/:id/restore', () => {
    it('brings a deleted submission back as it was, to its place', async () => {
      const { id } = await add({ name: 'first', note: 'kept', state: 'read' });
      await add({ name: 'second' });
      const before = await detail(id);
      await app.asAdmin.delete(path(id)).expect(204);
      expect((await app.asAdmin.post(path(id, '/restore')).expect(200)).body).toEqual(before);
      expect(await names()).toEqual(['second', 'first']);
    });

    it('leaves one that was never deleted as it is', async () => {
      const { id } = await add();
      expect((await app.asAdmin.post(path(id, '/restore')).expect(200)).body).toEqual(await detail(id));
    });

    it('answers 404 for one that never was', async () => {
      expect((await app.asAdmin.post(path(NOBODY, '/restore')).expect(404)).body).toEqual(NOT_FOUND);
    });
  });

  const CALLS = [
    ['GET /:id', (id: string) => app.asAdmin.get(path(id))],
    ['PATCH /:id', (id: string) => app.asAdmin.patch(path(id)).send({ state: 'read' })],
    ['DELETE /:id', (id: string) => app.asAdmin.delete(path(id))],
    ['GET /:id/meeting', (id: string) => app.asAdmin.get(path(id, '/meeting'))],
  ] as const;

  describe.each(CALLS)('%s', (_route, call) => {
    it('answers 404 for a submission that never was, and for one that was deleted', async () => {
      const { id } = await add({ kind: 'quote', deleted_at: new Date() });
      expect((await call(NOBODY).expect(404)).body).toEqual(NOT_FOUND);
      expect((await call(id).expect(404)).body).toEqual(NOT_FOUND);
    });

    it('answers 400 for an id that is none', async () => {
      expect((await call('12').expect(400)).body).toEqual(BAD_ID);
    });
  });

  it('names the methods that a submission takes', async () => {
    const { headers } = await app.asAdmin.put(path(NOBODY)).send({}).expect(405);
    expect(headers.allow.split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH']);
  });
});

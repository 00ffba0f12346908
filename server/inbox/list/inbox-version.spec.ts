import { DataSource } from 'typeorm';
import type { InboxVersion } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { useApp } from '../../testing/app/use-app.ts';

const PATH = ENDPOINTS.submissions;

describe('GET /admin/submissions/version', () => {
  const app = useApp();
  const { add, path, clear } = inboxCalls(app);
  beforeEach(clear);
  const version = async () => ((await app.asAdmin.get(`${PATH}/version`).expect(200)).body as InboxVersion).version;
  const addMany = async (count: number) => {
    for (let left = count; left > 0; left--) await add({ name: `No. ${left}` });
  };

  it('stays the same while nothing changes', async () => {
    await addMany(3);
    expect(await version()).toBe(await version());
  });

  it('is another one after each kind of change', async () => {
    const { id } = await add({});
    const erase = () => app.asAdmin.post(`${ENDPOINTS.personalData}/erase`).send({ email: 'ana.reyes@example.com' });
    const changes: [string, () => PromiseLike<unknown>][] = [
      ['a new submission', () => add({ email: 'ben@example.com' })],
      ['a note', () => app.asAdmin.patch(path(id)).send({ note: 'Called.' }).expect(200)],
      ['a state', () => app.asAdmin.patch(path(id)).send({ state: 'handled' }).expect(200)],
      ['a delete', () => app.asAdmin.delete(path(id)).expect(204)],
      ['its Undo', () => app.asAdmin.post(`${path(id)}/restore`).expect(200)],
      [
        'the state of a mail',
        () => app.database.query(`UPDATE submissions SET mail_state = 'sent' WHERE id = $1`, [id]),
      ],
      ['an erasure', () => erase().expect(200)],
    ];
    for (const [what, change] of changes) {
      const before = await version();
      await change();
      expect([what, await version()]).not.toEqual([what, before]);
    }
  });

  it('notices the erasure of one that was changed long ago', async () => {
    await add({ email: 'gone@example.com' });
    await addMany(60);
    const before = await version();
    await app.asAdmin.post(`${ENDPOINTS.personalData}/erase`).send({ email: 'gone@example.com' }).expect(200);
    expect(await version()).not.toBe(before);
  });

  it('notices a change that is committed after a later one', async () => {
    const { id } = await add({});
    const slow = app.nest.get(DataSource).createQueryRunner();
    await slow.startTransaction();
    await slow.query(`UPDATE submissions SET note = 'slow' WHERE id = $1`, [id]);
    await add({ name: 'Fast' });
    const before = await version();
    await slow.commitTransaction();
    await slow.release();
    expect(await version()).not.toBe(before);
  });
});

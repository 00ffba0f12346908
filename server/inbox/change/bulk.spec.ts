import type { BulkChange, ChangedSubmissions, ListedChange, SubmissionIds } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { NOBODY, useApp } from '../../testing/app/use-app.ts';

const PATH = ENDPOINTS.submissions;
const BAD_CHANGES = 'Send changes as a list of 1 to 200 objects, each with the _id of another submission.';
const BAD_IDS = 'Send ids as a list of 1 to 200 ids, each of them once.';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const ids = (count: number) => Array.from({ length: count }, (_, index) => idOf(index));

describe('many submissions at once', () => {
  const app = useApp();
  const { add, detail, names, clear } = inboxCalls(app);
  beforeEach(clear);
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const addMany = async (...rows: object[]) => {
    const added: string[] = [];
    for (const [index, row] of rows.entries())
      added.push((await add({ name: `No. ${index}`, created_at: minutesAgo(index), ...row })).id);
    return added;
  };
  const ask = (body: object) => app.asAdmin.patch(PATH).send(body);
  const change = async (...changes: ListedChange[]) =>
    ((await ask({ changes } satisfies BulkChange).expect(200)).body as ChangedSubmissions).items;
  const send = (what: 'delete' | 'restore', body: object) => app.asAdmin.post(`${PATH}/${what}`).send(body);

  describe('PATCH /admin/submissions', () => {
    it('changes each in its own way, and answers with their rows, newest first', async () => {
      const [first, second, third] = await addMany({}, { assignee: 'Ben' }, {});
      const items = await change(
        { _id: third, assignee: 'Rosa' },
        { _id: second, assignee: null, spam: true },
        { _id: first, state: 'handled' },
      );
      expect(items).toEqual([
        expect.objectContaining({ _id: first, state: 'handled', assignee: null, spam: false, mail: 'queued' }),
        expect.objectContaining({ _id: second, state: 'new', assignee: null, spam: true, mail: 'none' }),
        expect.objectContaining({ _id: third, state: 'new', assignee: 'Rosa', spam: false, mail: 'queued' }),
      ]);
      expect(await detail(third)).toMatchObject({ assignee: 'Rosa', state: 'new' });
    });

    it('is undone by the earlier values', async () => {
      const [one, other] = await addMany({ state: 'new' }, { state: 'read' });
      await change({ _id: one, state: 'handled' }, { _id: other, state: 'handled' });
      const items = await change({ _id: one, state: 'new' }, { _id: other, state: 'read' });
      expect(items.map(({ state }) => state)).toEqual(['new', 'read']);
    });

    it('leaves out what does not exist, or exists no longer', async () => {
      const [kept, gone] = await addMany({}, { deleted_at: new Date() });
      const items = await change(
        { _id: gone, state: 'read' },
        { _id: NOBODY, state: 'read' },
        { _id: kept, state: 'read' },
      );
      expect(items.map(({ _id }) => _id)).toEqual([kept]);
    });

    it(`takes ${INBOX_LIMITS.bulk} with names of the greatest length`, async () => {
      const assignee = '李'.repeat(INBOX_LIMITS.assignee);
      const changes = ids(INBOX_LIMITS.bulk).map((_id) => ({ _id, state: 'handled', spam: false, assignee }) as const);
      expect(await change(...changes)).toEqual([]);
    });

    it('lets calls that change the same rows in another order wait for each other', async () => {
      const rows = await addMany(...Array.from({ length: 30 }, () => ({})));
      const marked = (assignee: string, order: string[]) => change(...order.map((_id) => ({ _id, assignee })));
      const answers = await Promise.all(
        ['A', 'B', 'C', 'D'].map((name, index) => marked(name, index % 2 ? rows : rows.toReversed())),
      );
      expect(answers.map(({ length }) => length)).toEqual([30, 30, 30, 30]);
      const left = await app.database.query<{ assignee: string }>('SELECT DISTINCT assignee FROM submissions');
      expect(left).toHaveLength(1);
    });

    it.each([
      [{}, BAD_CHANGES],
      [{ changes: 'all' }, BAD_CHANGES],
      [{ changes: { _id: NOBODY, state: 'read' } }, BAD_CHANGES],
      [{ changes: [] }, BAD_CHANGES],
      [{ changes: [null] }, BAD_CHANGES],
      [{ changes: ['all'] }, BAD_CHANGES],
      [{ changes: [[]] }, BAD_CHANGES],
      [{ changes: [{ state: 'read' }] }, BAD_CHANGES],
      [{ changes: [{ _id: 'x', state: 'read' }] }, BAD_CHANGES],
      [{ changes: [0, 0].map(() => ({ _id: NOBODY, state: 'read' })) }, BAD_CHANGES],
      [{ changes: ids(INBOX_LIMITS.bulk + 1).map((_id) => ({ _id, state: 'read' })) }, BAD_CHANGES],
      [{ changes: [{ _id: NOBODY }] }, 'Send at least one of state, note, spam, assignee, stage and snoozedUntil.'],
      [{ changes: [{ _id: NOBODY, state: 'open' }] }, 'state must be one of new, read, handled.'],
      [{ changes: [{ _id: NOBODY, note: 'x' }] }, 'Unknown field: note.'],
      [{ changes: [{ _id: NOBODY, state: 'read' }], all: true }, 'Unknown field: all.'],
    ])('refuses %j', async (body, sentence) => {
      expect((await ask(body).expect(400)).body).toEqual(problemBody(400, [sentence]));
    });

    it('changes none when one of them is of a kind that has no stage', async () => {
      const [one, other] = await addMany({ kind: 'application' }, {});
      await ask({ changes: [one, other].map((_id) => ({ _id, stage: 'hired' })) }).expect(400);
      expect(await detail(one)).toMatchObject({ stage: 'new' });
      const items = await change({ _id: one, stage: 'hired' }, { _id: other, state: 'read' });
      expect(items).toMatchObject([{ stage: 'hired' }, { stage: null, state: 'read' }]);
    });

    it('changes none when one of the changes is refused', async () => {
      const [one] = await addMany({});
      await ask({
        changes: [
          { _id: one, state: 'read' },
          { _id: NOBODY, state: 'open' },
        ],
      }).expect(400);
      expect(await detail(one)).toMatchObject({ state: 'new' });
    });
  });

  describe('POST /admin/submissions/delete and restore', () => {
    it('take many off the list, tell which, and bring them back', async () => {
      const [one, other, gone] = await addMany({}, { state: 'read' }, { deleted_at: new Date() }, {});
      const removed = (await send('delete', { ids: [one, other, gone, NOBODY] }).expect(200)).body as SubmissionIds;
      expect(removed.ids.toSorted()).toEqual([one, other].toSorted());
      expect(await names()).toEqual(['No. 3']);
      const { items } = (await send('restore', removed).expect(200)).body as ChangedSubmissions;
      expect(items).toEqual([
        expect.objectContaining({ _id: one, state: 'new' }),
        expect.objectContaining({ _id: other, state: 'read' }),
      ]);
      expect(await names()).toEqual(['No. 0', 'No. 1', 'No. 3']);
    });

    it.each<[object]>([
      [{}],
      [{ ids: [] }],
      [{ ids: NOBODY }],
      [{ ids: [null] }],
      [{ ids: [NOBODY, NOBODY] }],
      [{ ids: [NOBODY.replace('8', 'A'), NOBODY.replace('8', 'a')] }],
      [{ ids: ids(INBOX_LIMITS.bulk + 1) }],
    ])('refuse %j', async (body) => {
      for (const what of ['delete', 'restore'] as const)
        expect((await send(what, body).expect(400)).body).toEqual(problemBody(400, [BAD_IDS]));
    });
  });

  describe('the time of the answer', () => {
    const answeredAt = async (id: string) =>
      (
        await app.database.query<{ at: Date | null }>('SELECT answered_at AS at FROM submissions WHERE id = $1', [id])
      )[0].at;

    it('is that of marking as handled, and none again when that is undone', async () => {
      const [one] = await addMany({ state: 'read' });
      await change({ _id: one, state: 'handled' });
      expect(Math.abs(Date.now() - (await answeredAt(one))!.getTime())).toBeLessThan(60_000);
      await change({ _id: one, assignee: 'Rosa' });
      expect(await answeredAt(one)).not.toBeNull();
      await change({ _id: one, state: 'read' });
      expect(await answeredAt(one)).toBeNull();
    });

    it('stays that of the first reply', async () => {
      const [one] = await addMany({ state: 'read', answered_at: '2026-11-01 08:00Z' });
      await app.database.query(`INSERT INTO replies (submission_id, subject, body) VALUES ($1, 'Re', 'Yes')`, [one]);
      for (const state of ['handled', 'read', 'new'] as const) {
        await change({ _id: one, state });
        expect(await answeredAt(one)).toEqual(new Date('2026-11-01T08:00:00Z'));
      }
    });
  });
});

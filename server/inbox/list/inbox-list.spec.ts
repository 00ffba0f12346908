import type { InboxCounts, SubmissionView } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { useApp } from '../../testing/app/use-app.ts';

const PATH = ENDPOINTS.submissions;

describe('GET /admin/submissions', () => {
  const app = useApp();
  const { add, list, names, clear } = inboxCalls(app);
  beforeEach(clear);
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const addMany = async (count: number, columns = {}) => {
    for (let age = count; age > 0; age--) await add({ name: `No. ${age}`, created_at: minutesAgo(age), ...columns });
  };
  /** Every page from the first to the last, as lists of names. */
  const pages = async (query: object, between = () => Promise.resolve<unknown>(undefined)) => {
    const read: string[][] = [];
    for (let cursor: string | null | undefined; cursor !== null; await between()) {
      const page = await list({ ...query, cursor });
      read.push(page.items.map(({ name }) => name));
      cursor = page.next;
    }
    return read;
  };

  it('lists a line of each submission, newest first, with what a row shows and nothing else', async () => {
    const quote = await add({ kind: 'quote', created_at: minutesAgo(2) });
    const created_at = minutesAgo(1);
    const { id, reference } = await add({ kind: 'application', created_at, state: 'read', mail_state: 'failed' });
    const { items, next } = await list();
    expect(items[0]).toEqual({
      _id: id,
      kind: 'application',
      reference,
      name: 'Ana Reyes',
      email: 'ana.reyes@example.com',
      subject: 'Site Engineer',
      state: 'read',
      spam: false,
      mail: 'failed',
      createdAt: created_at.toISOString(),
      phone: '09171234567',
      excerpt: null,
      meetingAt: null,
      meetingState: null,
      hasNote: false,
      assignee: null,
      answeredAt: null,
      snoozedUntil: null,
      replyFailed: false,
      replyQueued: false,
      ordinal: 2,
      stage: 'new',
    });
    expect(items[1]).toMatchObject({
      _id: quote.id,
      subject: 'Design',
      meetingAt: '2025-03-03T06:30:00.000Z',
      ordinal: 1,
      stage: null,
    });
    expect(next).toBeNull();
  });

  it('takes the rental that an inquiry is about for its subject', async () => {
    await add({ description: 'Rental: Boom truck\nFor two days in Paniqui', created_at: minutesAgo(3) });
    await add({ description: 'Rental: Mini dump truck', created_at: minutesAgo(2) });
    await add({ description: 'Is a Rental: possible?', created_at: minutesAgo(1) });
    expect((await list()).items).toMatchObject([
      { subject: null, excerpt: 'Is a Rental: possible?' },
      { subject: 'Mini dump truck', excerpt: null },
      { subject: 'Boom truck', excerpt: 'For two days in Paniqui' },
    ]);
  });

  it('tells the first line of what was written, and whether there is a note', async () => {
    await add({ description: 'Twelve cubic meters\nfor a covered court', note: 'Called.' });
    expect((await list()).items[0]).toMatchObject({ excerpt: 'Twelve cubic meters', hasNote: true });
  });

  it('counts the submissions of an address in the order of time, whatever the case of its letters', async () => {
    await add({ email: 'dina@example.com', created_at: minutesAgo(3), deleted_at: new Date() });
    await add({ email: 'Dina@example.com', created_at: minutesAgo(2) });
    await add({ email: 'dina@Example.com', created_at: minutesAgo(1) });
    await add({ email: 'other@example.com' });
    expect((await list()).items.map(({ ordinal }) => ordinal)).toEqual([1, 2, 1]);
  });

  describe('views', () => {
    const DAY = 24 * 60;
    const tomorrow = () => new Date(Date.now() + DAY * 60_000);
    beforeEach(async () => {
      await add({ name: 'open', created_at: minutesAgo(2 * DAY), state: 'read' });
      await add({ name: 'handled', created_at: minutesAgo(2 * DAY), state: 'handled' });
      await add({ name: 'today', state: 'handled' });
      await add({ name: 'past', kind: 'quote', created_at: minutesAgo(2 * DAY), state: 'handled' });
      await add({
        name: 'meeting',
        kind: 'quote',
        created_at: minutesAgo(2 * DAY),
        state: 'handled',
        meeting_at: tomorrow(),
      });
      await add({
        name: 'declined',
        kind: 'quote',
        created_at: minutesAgo(2 * DAY),
        state: 'handled',
        meeting_at: tomorrow(),
        meeting_state: 'declined',
      });
      await add({ name: 'applicant', kind: 'application', created_at: minutesAgo(3 * DAY) });
      await add({ name: 'hired', kind: 'application', created_at: minutesAgo(3 * DAY), state: 'handled' });
      await add({ name: 'snoozed', created_at: minutesAgo(3 * DAY), state: 'read', snoozed_until: tomorrow() });
      await add({ name: 'spam', suspected_spam: true });
    });

    it.each<[SubmissionView, string[]]>([
      ['open', ['open', 'applicant']],
      ['today', ['today']],
      ['waiting', ['open', 'applicant']],
      ['snoozed', ['snoozed']],
      ['meetings', ['meeting']],
      ['applications', ['applicant']],
      ['handled', ['today', 'meeting', 'past', 'declined', 'handled', 'hired']],
    ])('%s holds what its name says, and its number is counted', async (view, wanted) => {
      expect((await names({ view })).sort()).toEqual([...wanted].sort());
      const { body } = await app.asAdmin.get(`${PATH}/counts`).expect(200);
      expect((body as InboxCounts)[view]).toBe(wanted.length);
    });

    it('are open and waiting again once a snooze has ended', async () => {
      await add({ name: 'back', created_at: minutesAgo(3 * DAY), snoozed_until: minutesAgo(1) });
      for (const view of ['open', 'waiting'] as const) expect(await names({ view })).toContain('back');
      expect(await names({ view: 'snoozed' })).toEqual(['snoozed']);
    });

    it('waits no longer for what was answered, nor already for what is younger than two days', async () => {
      await add({ name: 'answered', created_at: minutesAgo(3 * DAY), state: 'read', answered_at: minutesAgo(1) });
      await add({ name: 'young', created_at: minutesAgo(2 * DAY - 5) });
      expect((await names({ view: 'waiting' })).sort()).toEqual(['applicant', 'open']);
    });

    it('can be narrowed further', async () => {
      expect(await names({ view: 'handled', kind: 'quote', search: 'past' })).toEqual(['past']);
    });

    it('are refused when there is no such view', async () => {
      const { body } = await app.asAdmin.get(PATH).query({ view: 'urgent' }).expect(400);
      expect(body).toEqual(
        problemBody(400, ['view must be one of open, today, waiting, snoozed, meetings, applications, handled.']),
      );
    });
  });

  it('is narrowed to what nobody sees to, and to days at the office', async () => {
    await add({ name: 'assigned', assignee: 'Rosa', created_at: new Date('2026-03-01T15:59:59Z') });
    await add({ name: 'late on the first', created_at: new Date('2026-03-01T15:59:58Z') });
    await add({ name: 'early on the second', created_at: new Date('2026-03-01T16:00:00Z') });
    expect(await names({ unassigned: true })).toEqual(['early on the second', 'late on the first']);
    expect(await names({ from: '2026-03-02' })).toEqual(['early on the second']);
    expect(await names({ to: '2026-03-01' })).toEqual(['assigned', 'late on the first']);
    expect(await names({ from: '2026-03-02', to: '2026-03-01' })).toEqual([]);
  });

  it('is narrowed to what one person sees to, and names everybody who sees to something', async () => {
    await add({ name: 'one', assignee: 'Rosa' });
    await add({ name: 'other', assignee: 'rosa' });
    await add({ name: 'handled', assignee: 'Ben', state: 'handled' });
    await add({ name: 'gone', assignee: 'Carla', deleted_at: new Date() });
    await add({ name: 'spam', assignee: 'Dino', suspected_spam: true });
    expect(await names({ assignee: 'Rosa' })).toEqual(['one']);
    const { body } = await app.asAdmin.get(`${PATH}/assignees`).expect(200);
    expect((body as string[]).toSorted()).toEqual(['Ben', 'Rosa', 'rosa']);
  });

  it('offers first the people whose account may see one of the kinds, each name once', async () => {
    await add({ name: 'one', assignee: 'Ben' });
    const person = (name: string, role: string, rest = `'x', NULL`) =>
      app.database.query(
        `INSERT INTO accounts (email, name, roles, password_hash, suspended_at) VALUES (md5($1) || '@x.example', $1, '{${role}}', ${rest})`,
        [name],
      );
    await person('zita', 'hr');
    await person('Ben', 'sales');
    await person('Edgar', 'editor');
    await person('Ines', 'hr', 'NULL, NULL');
    await person('Sam', 'sales', `'x', now()`);
    await person('', 'sales');
    const { body } = await app.asAdmin.get(`${PATH}/assignees`).expect(200);
    expect(body).toEqual(['Ben', 'zita']);
    await app.database.query('DELETE FROM accounts WHERE NOT is_first');
  });

  it('is empty when nobody has sent anything', async () => {
    expect(await list()).toEqual({ items: [], next: null });
  });

  it('answers the same below /api/v1', async () => {
    await add();
    expect((await app.asAdmin.get(`v1/${PATH}`).expect(200)).body).toEqual(await list());
  });

  describe('pages', () => {
    it('hold fifty, or as many as the call asks for', async () => {
      await addMany(INBOX_LIMITS.inboxPage.default + 1);
      expect((await pages({})).map(({ length }) => length)).toEqual([50, 1]);
      expect((await pages({ limit: 20 })).map(({ length }) => length)).toEqual([20, 20, 11]);
    });

    it('end with null when the last is full', async () => {
      await addMany(4);
      expect(await pages({ limit: 2 })).toEqual([
        ['No. 1', 'No. 2'],
        ['No. 3', 'No. 4'],
      ]);
    });

    it('neither repeat nor leave out a row while others arrive and leave', async () => {
      await addMany(5);
      const leave = () => app.database.query(`DELETE FROM submissions WHERE name = 'No. 1'`);
      const arrive = async () => (await leave(), await add({ name: 'new' }));
      expect(await pages({ limit: 2 }, arrive)).toEqual([['No. 1', 'No. 2'], ['No. 3', 'No. 4'], ['No. 5']]);
    });

    it('keep apart rows of the same moment, and of moments a microsecond apart', async () => {
      const at = '2026-11-21 14:05:00.000';
      for (const micros of ['001', '001', '001', '002', '003']) await add({ name: micros, created_at: at + micros });
      const read = (await pages({ limit: 1 })).flat();
      expect(read).toEqual(['003', '002', '001', '001', '001']);
    });

    it('are those of the filter', async () => {
      await addMany(3, { kind: 'quote' });
      await add({ name: 'other' });
      expect(await pages({ limit: 2, kind: 'quote' })).toEqual([['No. 1', 'No. 2'], ['No. 3']]);
      expect(await pages({ limit: 2, search: 'no' })).toEqual([['No. 1', 'No. 2'], ['No. 3']]);
    });
  });

  describe('filters', () => {
    const KINDS = ['quote', 'application', 'inquiry'];
    const STATES = ['new', 'read', 'handled'];
    const MAILS = ['queued', 'sent', 'failed', 'none'];
    const every = KINDS.flatMap((kind) =>
      STATES.flatMap((state) =>
        MAILS.flatMap((mail_state) => [true, false].map((spam) => ({ kind, state, mail_state, spam }))),
      ),
    );
    const fill = async () => {
      for (const { spam, ...row } of every)
        await add({ ...row, suspected_spam: spam, name: `${Object.values(row).join()},${spam}` });
    };
    const wanted: [query: object, matches: (row: (typeof every)[number]) => boolean][] = [
      [{}, (row) => !row.spam],
      [{ kind: 'quote' }, (row) => !row.spam && row.kind === 'quote'],
      [{ state: 'read' }, (row) => !row.spam && row.state === 'read'],
      [{ mail: 'none' }, (row) => !row.spam && row.mail_state === 'none'],
      [{ spam: false }, (row) => !row.spam],
      [{ spam: true }, (row) => row.spam],
      [{ kind: 'inquiry', state: 'new' }, (row) => !row.spam && row.kind === 'inquiry' && row.state === 'new'],
      [{ mail: 'sent', spam: true }, (row) => row.spam && row.mail_state === 'sent'],
      [
        { kind: 'application', state: 'handled', mail: 'failed', spam: true, search: 'application handled' },
        (row) => row.spam && row.kind === 'application' && row.state === 'handled' && row.mail_state === 'failed',
      ],
    ];

    it('narrow the list, each alone and all together', async () => {
      await fill();
      for (const [query, matches] of wanted) {
        const names = every.filter(matches).map((row) => Object.values(row).join());
        expect({ query, names: (await list({ ...query, limit: 200 })).items.map(({ name }) => name).sort() }).toEqual({
          query,
          names: names.sort(),
        });
      }
    });

    it('of stage and position let applications through alone', async () => {
      await add({ name: 'one', kind: 'application', stage: 'hired', created_at: minutesAgo(3) });
      await add({ name: 'two', kind: 'application', position: 'Welder', stage: 'hired', created_at: minutesAgo(2) });
      await add({ name: 'three', kind: 'application', position: 'Welder', created_at: minutesAgo(1) });
      await add({ name: 'a quote', kind: 'quote' });
      expect(await names({ stage: 'new' })).toEqual(['three']);
      expect(await names({ stage: 'hired' })).toEqual(['two', 'one']);
      expect(await names({ position: 'Welder' })).toEqual(['three', 'two']);
      expect(await names({ position: 'welder' })).toEqual([]);
      expect(await names({ position: 'Welder', stage: 'hired', search: 'two' })).toEqual(['two']);
    });

    it('never show what was deleted', async () => {
      await add({ name: 'gone', deleted_at: new Date() });
      await add({ name: 'gone spam', deleted_at: new Date(), suspected_spam: true });
      for (const query of [{}, { spam: true }, { search: 'gone' }]) expect(await names(query)).toEqual([]);
    });
  });
});

import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import { mailboxOf, meetingOffice } from '#shared/content/addresses/site';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ENDPOINTS } from '#shared/endpoints';
import { ERRORS } from '#shared/error-messages';
import { REPLY_LIMITS } from '#shared/inbox/inbox-limits';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { replyCalls, TEXT } from '../../testing/calls/reply-calls.ts';
import { QUOTE } from '../../testing/samples/forms.ts';
import { until } from '../../testing/app/until.ts';
import { NOBODY, useApp } from '../../testing/app/use-app.ts';

const WAITING_FOR_LOCK = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

const KEY = 'a-key-of-one-reply';

describe('POST /admin/submissions/replies', () => {
  const app = useApp(); // without SMTP_URL
  const { add, path, list } = inboxCalls(app);
  const { ask, answer, detail, idOf } = replyCalls(app);
  const { send: quote } = formCalls(app, ENDPOINTS.offers, QUOTE);
  const mails = () => app.database.query('SELECT * FROM mails WHERE reply_id IS NOT NULL');
  const setState = (id: string, state: string) => app.asAdmin.patch(path(id)).send({ state }).expect(200);
  beforeEach(() => app.database.query('DELETE FROM submissions'));

  it('keeps the reply with the submission, by whom it was written, as waiting to be sent', async () => {
    const { id } = await add({ reference: 'I-000001' });
    const [_id] = await answer([id]);
    expect((await detail(id)).replies).toEqual([
      {
        _id,
        subject: 'About I-000001',
        body: 'Dear Ana Reyes,\n\nwe will call you.',
        createdAt: expect.stringMatching(/Z$/),
        createdBy: 'admin@eclar.example',
        state: 'queued',
        sentAt: null,
        hasInvitation: false,
        canTakeBack: true,
      },
    ]);
  });

  it('fills in every word for each of several submissions, in their order', async () => {
    const first = await idOf(await quote({ name: 'Ben' }));
    const { id: second } = await add({ kind: 'application', name: 'Carla {firm}', phone: '09170000000' });
    const body = '{name}|{service}|{position}|{meeting}|{place}|{phone}|{firm}|{office}';
    const ids = await answer([second, first], { body });
    const office = (kind: 'quote' | 'application') => mailboxOf(SAMPLE_FIRM, kind).address;
    const [toSecond] = (await detail(second)).replies;
    const [toFirst] = (await detail(first)).replies;
    expect([toSecond._id, toFirst._id]).toEqual(ids);
    expect(toSecond.body).toBe(
      `Carla (firm)|your request|Site Engineer|the time that we agree on|your place|0917 000 0000|${SAMPLE_FIRM.name}|${office('application')}`,
    );
    expect(toFirst.body).toBe(
      `Ben|Civil Works|the position|Monday, March 3, 2025 at 2:30 PM|${meetingOffice(SAMPLE_FIRM)}|+63 45 123 4567|${SAMPLE_FIRM.name}|${office('quote')}`,
    );
  });

  it('counts as the answer, and as having read it', async () => {
    const { id } = await add();
    expect(await detail(id)).toMatchObject({ state: 'new', answeredAt: null });
    await answer([id]);
    const { state, answeredAt } = await detail(id);
    expect({ state, answeredAt }).toEqual({ state: 'read', answeredAt: expect.stringMatching(/Z$/) });
    await answer([id]);
    expect((await detail(id)).answeredAt).toBe(answeredAt);
    expect((await list()).items[0]).toMatchObject({ answeredAt, replyFailed: false });
  });

  it('marks what was answered as handled when it is asked to, and leaves handled what is', async () => {
    const [{ id: asked }, { id: handled }] = [await add(), await add()];
    await setState(handled, 'handled');
    await answer([asked], { handled: true });
    await answer([handled]);
    expect([(await detail(asked)).state, (await detail(handled)).state]).toEqual(['handled', 'handled']);
  });

  it('tells the lists of the change', async () => {
    const { id } = await add();
    const changedAt = async () =>
      (await app.database.query<{ changed_at: Date }>('SELECT changed_at FROM submissions'))[0].changed_at.getTime();
    const before = await changedAt();
    await answer([id]);
    expect(await changedAt()).toBeGreaterThan(before);
  });

  it('stores a call once that comes again with its key', async () => {
    const { id } = await add();
    const calls = await Promise.all([1, 2, 3].map(() => ask({ ids: [id] }, KEY).expect(201)));
    expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await detail(id)).replies).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    await ask({ ids: [id] }, 'another-key').expect(201);
    expect((await detail(id)).replies).toHaveLength(2);
  });

  it('refuses the key for another text', async () => {
    const { id } = await add();
    await ask({ ids: [id] }, KEY).expect(201);
    const { body } = await ask({ ids: [id], body: 'Something else' }, KEY).expect(409);
    expect(body).toMatchObject({ message: ERRORS.replies.keyTaken });
    expect(await mails()).toHaveLength(1);
  });

  it('answers nobody when one submission is spam, or is gone', async () => {
    const [{ id }, spam, { id: deleted }] = [await add(), await add({ suspected_spam: true }), await add()];
    await app.asAdmin.delete(path(deleted)).expect(204);
    const toSpam = await ask({ ids: [id, spam.id] }).expect(409);
    expect(toSpam.body).toMatchObject({ message: ERRORS.replies.spam(spam.reference) });
    for (const gone of [deleted, NOBODY]) {
      const { body } = await ask({ ids: [id, gone] }).expect(404);
      expect(body).toMatchObject({ message: ERRORS.replies.gone });
    }
    expect(await mails()).toEqual([]);
    expect(await detail(id)).toMatchObject({ answeredAt: null, replies: [] });
  });

  it.each<[string, object, string]>([
    ['no subject', { subject: ' ' }, 'Subject is required.'],
    ['no message', { body: '\n' }, 'Message is required.'],
    ['a subject of two lines', { subject: 'Hello\r\nBcc: evil@bad.example' }, 'Subject must be a single line of text.'],
    ['too long a subject', { subject: 'x'.repeat(201) }, 'Subject must be at most 200 characters.'],
    ['too long a message', { body: 'x'.repeat(10_001) }, 'Message must be at most 10000 characters.'],
    [
      'a word that cannot be filled in',
      { body: 'Dear {first name}' },
      'Unknown placeholder {first name}. Available: {name}, {reference}, {service}, {position}, {meeting}, {place}, {phone}, {firm}, {office}.',
    ],
    ['no ids', { ids: [] }, ERRORS.replies.ids],
    ['an id that is none', { ids: ['12'] }, ERRORS.replies.ids],
    ['an id twice', { ids: [NOBODY, NOBODY.toUpperCase()] }, ERRORS.replies.ids],
    ['an id that is no list', { ids: NOBODY }, ERRORS.replies.ids],
    ['handled that is no yes or no', { handled: 'yes' }, ERRORS.replies.handled],
  ])('refuses %s', async (_what, input, sentence) => {
    const { body } = await ask({ ids: [NOBODY], ...input }).expect(400);
    expect((body as { errors: string[] }).errors).toEqual([sentence]);
  });

  it('takes as many submissions as one call may answer, and not one more', async () => {
    const ids: string[] = [];
    for (let count = 0; count <= REPLY_LIMITS.many; count++) ids.push((await add()).id);
    await ask({ ids }).expect(400);
    expect(await answer(ids.slice(1))).toHaveLength(REPLY_LIMITS.many);
  });

  it('refuses a message that its details make too long, and cuts a subject', async () => {
    const { id, reference } = await add({ name: 'x'.repeat(200) });
    const { body } = await ask({ ids: [id], body: '{name}'.repeat(60) }).expect(400);
    expect(body).toMatchObject({ message: ERRORS.replies.tooLong(reference) });
    await answer([id], { subject: '{name} and more' });
    expect((await detail(id)).replies[0].subject).toBe('x'.repeat(200));
  });

  it('stores the reply with its mail, or neither', async () => {
    const { id } = await add();
    await app.database.query('ALTER TABLE mails ADD CONSTRAINT nothing_fits CHECK (false) NOT VALID');
    await ask({ ids: [id] }).expect(500);
    await app.database.query('ALTER TABLE mails DROP CONSTRAINT nothing_fits');
    expect(await detail(id)).toMatchObject({ replies: [], answeredAt: null, state: 'new' });
  });

  it('is refused without the admin token', () => app.post(DESK_ENDPOINTS.replies).send(TEXT).expect(401));
});

describe('POST /admin/submissions/replies/take-back', () => {
  const app = useApp();
  const { add, path } = inboxCalls(app);
  const { answer, detail, takeBack } = replyCalls(app);
  const patch = (id: string, change: object) => app.asAdmin.patch(path(id)).send(change).expect(200);
  beforeEach(() => app.database.query('DELETE FROM submissions'));

  it('leaves the submission as it was before', async () => {
    const [{ id: fresh }, { id: read }] = [await add(), await add()];
    await patch(read, { state: 'read' });
    const ids = await answer([fresh, read], { handled: true });
    expect((await takeBack(ids)).sort()).toEqual([...ids].sort());
    expect(await detail(fresh)).toMatchObject({ state: 'new', answeredAt: null, replies: [] });
    expect(await detail(read)).toMatchObject({ state: 'read', answeredAt: null, replies: [] });
    expect(await app.database.query('SELECT * FROM mails WHERE reply_id IS NOT NULL')).toEqual([]);
  });

  it('keeps the time of an answer before', async () => {
    const { id } = await add();
    await answer([id]);
    const { answeredAt } = await detail(id);
    await takeBack(await answer([id]));
    expect(await detail(id)).toMatchObject({ answeredAt, replies: [{ state: 'queued' }] });
  });

  it('leaves what is sent, or was tried', async () => {
    const { id } = await add();
    const ids = await answer([id]);
    await app.database.query('UPDATE mails SET attempts = 1 WHERE reply_id IS NOT NULL');
    expect(await takeBack(ids)).toEqual([]);
    expect((await detail(id)).replies).toHaveLength(1);
  });

  it('says nothing of replies that are not there', async () => {
    expect(await takeBack([NOBODY])).toEqual([]);
  });

  describe('of a submission that was answered twice', () => {
    const UNANSWERED = { state: 'new', answeredAt: null, replies: [] };
    const answeredTwice = async () => {
      const { id } = await add();
      const [first] = await answer([id], { handled: true });
      const [second] = await answer([id]);
      return { id, first, second };
    };

    it('leaves it as it came when both are taken back by one call', async () => {
      const { id, first, second } = await answeredTwice();
      expect(await takeBack([first, second])).toHaveLength(2);
      expect(await detail(id)).toMatchObject(UNANSWERED);
    });

    it('leaves it as it came when both are taken back by two calls at once', async () => {
      const { id, first, second } = await answeredTwice();
      const letGo = await app.database.hold('SELECT FROM submissions FOR UPDATE');
      const calls = [takeBack([first]), takeBack([second])];
      await until(async () => (await app.database.query(WAITING_FOR_LOCK)).length === 2);
      await letGo();
      await Promise.all(calls);
      expect(await detail(id)).toMatchObject(UNANSWERED);
    });

    it('leaves it as it came, whichever is taken back first', async () => {
      const { id, first, second } = await answeredTwice();
      await takeBack([first]);
      expect(await detail(id)).toMatchObject({ state: 'handled', answeredAt: expect.any(String) as string });
      await takeBack([second]);
      expect(await detail(id)).toMatchObject(UNANSWERED);
    });
  });
});

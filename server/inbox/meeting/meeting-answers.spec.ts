import type { MeetingAnswer, SubmissionDetail } from '#shared/contract';
import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import { mailboxOf } from '#shared/content/addresses/site';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { FORM_HEADERS } from '#shared/endpoints';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { replyCalls } from '../../testing/calls/reply-calls.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { NOBODY, useApp } from '../../testing/app/use-app.ts';

const COMING = '2090-01-16T01:00:00.000Z';
const LATER = '2090-01-17T02:30:00.000Z';
const MESSAGE = 'Dear Ana,\n\nsee you then. {name} is no word to fill in here.';
const HOUR = 3_600_000;

describe('POST /admin/submissions/:id/meeting', () => {
  const app = useApp();
  const { add, detail, path, clear } = inboxCalls(app);
  const { takeBack } = replyCalls(app);
  beforeEach(clear);

  const quote = async (columns = {}) => (await add({ kind: 'quote', meeting_at: COMING, ...columns })).id;
  const ask = (id: string, answer: Partial<MeetingAnswer>, key?: string) => {
    const call = app.asAdmin.post(path(id, '/meeting'));
    return (key ? call.set(FORM_HEADERS.idempotencyKey, key) : call).send({ message: MESSAGE, ...answer });
  };
  const answer = async (id: string, given: Partial<MeetingAnswer>) =>
    (await ask(id, given).expect(200)).body as SubmissionDetail;
  const refused = async (id: string, given: Partial<MeetingAnswer>, status: number) => {
    const { body } = await ask(id, given).expect(status);
    expect((await detail(id)).replies).toEqual([]);
    return body as object;
  };

  it('confirms the time that was asked for, which marks the request as read and answered', async () => {
    const id = await quote();
    const confirmed = await answer(id, { action: 'confirm' });
    expect(confirmed).toMatchObject({
      meetingState: 'confirmed',
      meetingAt: COMING,
      meetingMinutes: 60,
      meetingSequence: 1,
      state: 'read',
      replies: [{ body: MESSAGE, state: 'queued', hasInvitation: true }],
    });
    for (const at of [confirmed.meetingAnsweredAt, confirmed.answeredAt])
      expect(Date.now() - Date.parse(at ?? '')).toBeLessThan(60_000);
    expect(confirmed.replies[0].subject).toBe(
      `Our meeting on Monday, January 16, 2090 at 9:00 AM is confirmed (${confirmed.reference})`,
    );
    expect(await detail(id)).toEqual(confirmed);
  });

  it('proposes another time and another length', async () => {
    const id = await quote({ state: 'handled' });
    const at = '2090-01-17T10:30:00+08:00';
    expect(await answer(id, { action: 'propose', at, durationMinutes: 30 })).toMatchObject({
      meetingState: 'proposed',
      meetingAt: LATER,
      meetingMinutes: 30,
      state: 'handled',
      meetingDateTime: 'Monday, March 3, 2025 at 2:30 PM',
    });
  });

  it('proposes a time to somebody who named none', async () => {
    const id = await quote({ meeting_at: null, meeting_date_time: 'next week' });
    expect(await answer(id, { action: 'propose', at: LATER })).toMatchObject({ meetingAt: LATER });
  });

  it('declines, and sends an invitation back only to who was invited', async () => {
    const [invited, other] = [await quote(), await quote()];
    await answer(invited, { action: 'confirm' });
    const declined = await answer(invited, { action: 'decline' });
    expect(declined).toMatchObject({ meetingState: 'declined', meetingAt: COMING, meetingSequence: 2 });
    expect(declined.replies.map(({ hasInvitation }) => hasInvitation)).toEqual([true, true]);
    const { replies } = await answer(other, { action: 'decline' });
    expect(replies.map(({ hasInvitation }) => hasInvitation)).toEqual([false]);
  });

  it('answers once when the call is sent again with its key', async () => {
    const id = await quote();
    const key = 'the-same-key';
    const [first, again] = [
      await ask(id, { action: 'confirm', sequence: 0 }, key).expect(200),
      await ask(id, { action: 'confirm', sequence: 0 }, key).expect(200),
    ];
    expect(again.body).toEqual(first.body);
    const { body } = await ask(id, { action: 'decline', message: 'No.' }, key).expect(409);
    expect(body).toMatchObject({ message: expect.stringMatching(/^This Idempotency-Key has been used/) });
    expect((await detail(id)).replies).toHaveLength(1);
  });

  it('lets one of two admins answer who have seen the same', async () => {
    const id = await quote();
    const both = await Promise.all([
      ask(id, { action: 'confirm', sequence: 0 }),
      ask(id, { action: 'decline', sequence: 0 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toEqual(
      problemBody(
        409,
        'Someone else has already answered this meeting request, so nothing was sent. Review the current version.',
      ),
    );
    expect((await detail(id)).replies).toHaveLength(1);
  });

  it('is taken back with the meeting as it was', async () => {
    const id = await quote();
    const before = await detail(id);
    const { replies } = await answer(id, { action: 'propose', at: LATER, durationMinutes: 90 });
    expect(await takeBack([replies[0]._id])).toEqual([replies[0]._id]);
    expect(await detail(id)).toEqual(before);
  });

  it('keeps a later answer when an earlier one is taken back', async () => {
    const id = await quote();
    const { replies } = await answer(id, { action: 'confirm' });
    const later = await answer(id, { action: 'propose', at: LATER });
    await takeBack([replies[0]._id]);
    expect(await detail(id)).toMatchObject({
      meetingState: 'proposed',
      meetingAt: LATER,
      meetingSequence: 2,
      replies: [{ _id: later.replies[1]._id }],
    });
  });

  it.each<[string, Partial<MeetingAnswer>, object, number, string]>([
    ['a time of yesterday', { action: 'propose', at: '2025-03-03T09:00:00Z' }, {}, 400, 'Choose a time in the future.'],
    ['no time', { action: 'propose' }, {}, 400, 'at must be a time such as 2026-12-31T09:00:00+08:00.'],
    [
      'February 30',
      { action: 'propose', at: '2090-02-30T09:00:00Z' },
      {},
      400,
      'at must be a time such as 2026-12-31T09:00:00+08:00.',
    ],
  ])('refuses to propose %s', async (_what, given, columns, status, sentence) => {
    expect(await refused(await quote(columns), given, status)).toEqual(problemBody(status, [sentence]));
  });

  it.each<[string, object, string]>([
    [
      'a request without a time',
      { meeting_at: null, meeting_date_time: 'next week' },
      'This request has no valid date and time. Propose one.',
    ],
    [
      'a meeting that is over',
      { meeting_at: new Date(Date.now() - HOUR) },
      'This meeting time has passed. Propose another one.',
    ],
    ['an inquiry', { kind: 'inquiry', meeting_at: null }, 'Only quote requests have a meeting.'],
  ])('does not confirm %s', async (_what, columns, sentence) => {
    expect(await refused(await quote(columns), { action: 'confirm' }, 409)).toEqual(problemBody(409, sentence));
  });

  it('answers nobody whose request is spam, deleted or unknown', async () => {
    const { message } = (await refused(await quote({ suspected_spam: true }), { action: 'confirm' }, 409)) as {
      message: string;
    };
    expect(message).toMatch(/ is marked as spam, so nothing was sent\./);
    await ask(await quote({ deleted_at: new Date() }), { action: 'confirm' }).expect(404);
    await ask(NOBODY, { action: 'confirm' }).expect(404);
  });

  it.each([
    [{ action: 'postpone' }, 'action must be one of confirm, propose, decline.'],
    [{ action: 'confirm', message: ' ' }, 'Message is required.'],
    [{ action: 'propose', at: '2090-01-16T09:00' }, 'at must be a time such as 2026-12-31T09:00:00+08:00.'],
    [{ action: 'propose', at: '2090-02-30T99:00:00Z' }, 'at must be a time such as 2026-12-31T09:00:00+08:00.'],
    [{ action: 'confirm', durationMinutes: 5 }, 'durationMinutes must be a whole number from 15 to 480.'],
    [{ action: 'confirm', sequence: '1' }, 'sequence must be a whole number.'],
  ])('refuses %j', async (given, sentence) => {
    const body = await refused(await quote(), given as Partial<MeetingAnswer>, 400);
    expect(body).toEqual(problemBody(400, [sentence]));
  });

  it('names the mailbox of quote requests as who invites', async () => {
    const id = await quote();
    await answer(id, { action: 'confirm' });
    const [{ calendar }] = await app.database.query<{ calendar: string }>(
      'SELECT calendar FROM replies WHERE submission_id = $1',
      [id],
    );
    expect(calendar.replaceAll('\r\n ', '')).toContain(`mailto:${mailboxOf(SAMPLE_FIRM, 'quote').address}`);
  });

  it('leaves a declined meeting out of the agenda', async () => {
    const id = await quote();
    const listed = async () =>
      ((await app.asAdmin.get(DESK_ENDPOINTS.meetings).expect(200)).body as { items: object[] }).items;
    await answer(id, { action: 'confirm' });
    expect(await listed()).toMatchObject([{ _id: id, meetingState: 'confirmed' }]);
    await answer(id, { action: 'decline' });
    expect(await listed()).toEqual([]);
  });
});

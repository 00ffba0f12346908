import { APPLICATION_STAGES, type SubmissionChange, type SubmissionDetail } from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { LIMITS } from '#shared/limits';
import { NO_TEXTS } from '../../testing/calls/form-calls.ts';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { useApp } from '../../testing/app/use-app.ts';

const SNOOZE = 'snoozedUntil must be a time such as 2026-12-31T08:00:00+08:00, or null.';

describe('one submission', () => {
  const app = useApp();
  const { add, detail, path } = inboxCalls(app);
  const ask = (id: string, change: object) => app.asAdmin.patch(path(id)).send(change);
  const change = async (id: string, changes: SubmissionChange) =>
    (await ask(id, changes).expect(200)).body as SubmissionDetail;

  describe('GET /admin/submissions/:id', () => {
    it('shows every field of a quote, with its meeting as a moment', async () => {
      const { id, reference } = await add({
        kind: 'quote',
        meeting_location: 'Other',
        custom_location: 'Town Hall',
        spam_reasons: ['too-fast'],
        note: 'line\nline',
      });
      expect(await detail(id)).toEqual({
        ...NO_TEXTS,
        _id: id,
        kind: 'quote',
        reference,
        name: 'Ana Reyes',
        email: 'ana.reyes@example.com',
        subject: 'Design',
        state: 'new',
        spam: false,
        mail: 'queued',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        phone: '09171234567',
        service: 'Design',
        position: null,
        description: null,
        deliveryOption: null,
        deliveryLocation: null,
        meetingLocation: 'Other',
        customLocation: 'Town Hall',
        meetingDateTime: 'Monday, March 3, 2025 at 2:30 PM',
        meetingAt: '2025-03-03T06:30:00.000Z',
        meetingState: null,
        meetingMinutes: 60,
        meetingAnsweredAt: null,
        meetingSequence: 0,
        resume: null,
        spamReasons: ['too-fast'],
        note: 'line\nline',
        hasNote: true,
        assignee: null,
        answeredAt: null,
        snoozedUntil: null,
        replyFailed: false,
        replyQueued: false,
        replies: [],
        excerpt: null,
        ordinal: 1,
        stage: null,
        privacyVersion: '1',
        page: null,
      });
    });

    it('shows the fields of an inquiry', async () => {
      const columns = { description: 'Two trucks', delivery_option: 'Deliver', delivery_location: 'Singat' };
      expect(await detail((await add(columns)).id)).toMatchObject({
        subject: null,
        description: 'Two trucks',
        deliveryOption: 'Deliver',
        deliveryLocation: 'Singat',
        meetingAt: null,
      });
    });

    it('leaves out a meeting time that is no date', async () => {
      const { id } = await add({ kind: 'quote', meeting_date_time: 'next week' });
      expect(await detail(id)).toMatchObject({ meetingDateTime: 'next week', meetingAt: null });
    });
  });

  describe('PATCH /admin/submissions/:id', () => {
    it.each<[SubmissionChange]>([
      [{ state: 'read' }],
      [{ state: 'handled' }],
      [{ state: 'new' }],
      [{ note: 'Called.\nWants two trucks: 李 🚜' }],
      [{ note: '' }],
      [{ note: 'x'.repeat(LIMITS.note) }],
      [{ spam: true }],
      [{ assignee: 'Rosa' }],
      [{ assignee: null }],
      [{ state: 'read', note: 'both', spam: false }],
    ])('answers with the changed submission, which the list shows: %j', async (changes) => {
      const { id } = await add({ note: 'before' });
      const before = await detail(id);
      const { spam = before.spam } = changes;
      const { note = before.note } = changes;
      const answeredAt = changes.state === 'handled' ? expect.any(String) : null;
      const after = { ...before, ...changes, answeredAt, hasNote: note !== '', mail: spam ? 'none' : 'queued' };
      expect(await change(id, changes)).toEqual(after);
      expect(await detail(id)).toMatchObject(changes);
    });

    it.each(APPLICATION_STAGES)('moves an application to the stage %s, and leaves its state alone', async (stage) => {
      const { id } = await add({ kind: 'application', state: 'read' });
      expect(await change(id, { stage })).toMatchObject({ stage, state: 'read' });
      expect(await detail(id)).toMatchObject({ stage });
    });

    it('trims a note and writes its line breaks in one way', async () => {
      const { id } = await add();
      expect(await change(id, { note: ' a\r\nb\r ' })).toMatchObject({ note: 'a\nb' });
    });

    it('snoozes until a time, until that is ended or it is done', async () => {
      const { id } = await add();
      const snoozedUntil = '2031-12-31T08:00:00+08:00';
      expect(await change(id, { snoozedUntil })).toMatchObject({ snoozedUntil: '2031-12-31T00:00:00.000Z' });
      expect(await change(id, { state: 'read' })).toMatchObject({ snoozedUntil: '2031-12-31T00:00:00.000Z' });
      expect(await change(id, { snoozedUntil: null })).toMatchObject({ snoozedUntil: null });
      await change(id, { snoozedUntil });
      expect(await change(id, { state: 'handled' })).toMatchObject({ snoozedUntil: null });
    });

    it('trims the name of who sees to it, and takes a blank one for nobody', async () => {
      const { id } = await add();
      expect(await change(id, { assignee: ' Rosa Cruz ' })).toMatchObject({ assignee: 'Rosa Cruz' });
      expect(await change(id, { state: 'read' })).toMatchObject({ assignee: 'Rosa Cruz' });
      expect(await change(id, { assignee: ' ' })).toMatchObject({ assignee: null });
    });

    it('keeps both of two changes that are made at once', async () => {
      const { id } = await add();
      await Promise.all([change(id, { state: 'handled' }), change(id, { note: 'kept' }), change(id, { spam: true })]);
      expect(await detail(id)).toMatchObject({ state: 'handled', note: 'kept', spam: true, mail: 'none' });
    });

    it.each([
      [true, 'queued', 'none'],
      [true, 'none', 'none'],
      [true, 'sent', 'sent'],
      [true, 'failed', 'failed'],
      [false, 'none', 'queued'],
      [false, 'queued', 'queued'],
      [false, 'sent', 'sent'],
      [false, 'failed', 'failed'],
    ])('with spam %s makes of the mail state %s %s', async (spam, mail_state, mail) => {
      const { id } = await add({ suspected_spam: !spam, mail_state });
      expect(await change(id, { spam })).toMatchObject({ spam, mail });
    });

    it.each([
      [{}, 'Send at least one of state, note, spam, assignee, stage and snoozedUntil.'],
      [{ state: 'open' }, 'state must be one of new, read, handled.'],
      [{ state: '' }, 'state must be one of new, read, handled.'],
      [{ state: null }, 'state must be one of new, read, handled.'],
      [{ note: null }, 'Note must be text.'],
      [{ note: 12 }, 'Note must be text.'],
      [{ note: 'x'.repeat(LIMITS.note + 1) }, 'Note must be at most 5000 characters.'],
      [{ note: 'a\u0007b' }, 'The text contains characters that cannot be stored.'],
      [{ spam: 'true' }, 'spam must be true or false.'],
      [{ spam: null }, 'spam must be true or false.'],
      [{ snoozedUntil: 'tomorrow' }, SNOOZE],
      [{ snoozedUntil: '2026-12-31T08:00:00' }, SNOOZE],
      [{ snoozedUntil: '2026-02-30T08:00:00Z' }, SNOOZE],
      [{ snoozedUntil: 12 }, SNOOZE],
      [{ assignee: 12 }, 'Assignee must be text.'],
      [{ assignee: 'x'.repeat(INBOX_LIMITS.assignee + 1) }, 'Assignee must be at most 100 characters.'],
      [{ assignee: 'Rosa\nBen' }, 'Assignee must be a single line of text.'],
      [{ stage: 'fired' }, 'stage must be one of new, shortlisted, interview, hired, declined.'],
      [{ stage: null }, 'stage must be one of new, shortlisted, interview, hired, declined.'],
      [{ note: 'kept', stage: 'hired' }, 'Only job applications have a stage.'],
      [{ state: 'read', mail: 'sent' }, 'Unknown field: mail.'],
      [{ note: 'x', email: 'other@example.com' }, 'Unknown field: email.'],
    ])('refuses %j', async (body, sentence) => {
      const { id } = await add();
      const before = await detail(id);
      expect((await ask(id, body).expect(400)).body).toEqual(problemBody(400, [sentence]));
      expect(await detail(id)).toEqual(before);
    });

    it('refuses a change without a body', async () => {
      await app.asAdmin.patch(path((await add()).id)).expect(400);
    });
  });
});

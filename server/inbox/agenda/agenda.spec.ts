import type { Agenda } from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { MEETING_LIMITS } from '#shared/meetings/meeting-limits';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { useApp } from '../../testing/app/use-app.ts';

const PATH = DESK_ENDPOINTS.meetings;

describe('GET /admin/meetings', () => {
  const app = useApp();
  const { add, clear } = inboxCalls(app);
  beforeEach(clear);
  const agenda = async (query: object = {}) => (await app.asAdmin.get(PATH).query(query).expect(200)).body as Agenda;
  const names = async (query?: object) => (await agenda(query)).items.map(({ name }) => name);
  const meeting = (name: string, meeting_at: string, columns = {}) =>
    add({ kind: 'quote', name, meeting_at, ...columns });

  it('tells what the office has to know of each meeting', async () => {
    const { id, reference } = await meeting('Ana', '2030-03-04T01:00:00Z', {
      meeting_location: 'Other',
      custom_location: 'Town Hall',
      meeting_state: 'confirmed',
      meeting_minutes: 90,
    });
    expect(await agenda()).toEqual({
      items: [
        {
          _id: id,
          reference,
          name: 'Ana',
          phone: '09171234567',
          service: 'Design',
          meetingAt: '2030-03-04T01:00:00.000Z',
          meetingMinutes: 90,
          meetingState: 'confirmed',
          place: 'Town Hall',
          state: 'new',
        },
      ],
      complete: true,
    });
  });

  it('lists the earliest first, from today on', async () => {
    await meeting('later', '2030-03-05T01:00:00Z');
    await meeting('sooner', '2030-03-04T01:00:00Z');
    await meeting('past', '2025-03-03T01:00:00Z');
    await add({ kind: 'quote', name: 'no date', meeting_date_time: 'next week' });
    expect(await names()).toEqual(['sooner', 'later']);
  });

  it('counts days as the office does, the first and the last included', async () => {
    await meeting('evening before', '2030-03-03T15:59:00Z');
    await meeting('morning', '2030-03-03T16:00:00Z');
    await meeting('night', '2030-03-05T15:59:00Z');
    await meeting('day after', '2030-03-05T16:00:00Z');
    expect(await names({ from: '2030-03-04', to: '2030-03-05' })).toEqual(['morning', 'night']);
    expect(await names({ from: '2030-03-06' })).toEqual(['day after']);
  });

  it('leaves out what is declined, suspected spam or deleted', async () => {
    const at = '2030-03-04T01:00:00Z';
    await meeting('declined', at, { meeting_state: 'declined' });
    await meeting('spam', at, { suspected_spam: true });
    await meeting('deleted', at, { deleted_at: new Date() });
    await meeting('proposed', at, { meeting_state: 'proposed' });
    expect(await names()).toEqual(['proposed']);
  });

  /** Adds as many meetings on the day as are listed. */
  const fill = (day: string) =>
    app.database.query(
      `INSERT INTO submissions (kind, reference, name, email, phone, privacy_version, service, meeting_location, meeting_date_time, meeting_at)
        SELECT 'quote', to_hex(i), 'Ana', 'a@b.example', '1', '1', 'Design', 'Office', 'x', $2::timestamptz FROM generate_series(1, $1) i`,
      [MEETING_LIMITS.listed, day],
    );

  it('says when it does not list all that is coming', async () => {
    await fill('2030-03-04');
    await meeting('last', '2030-03-05T01:00:00Z');
    const { items, complete } = await agenda();
    expect({ items: items.length, complete, last: items.at(-1)?.name }).toEqual({
      items: MEETING_LIMITS.listed,
      complete: false,
      last: 'Ana',
    });
  });

  it('leaves out the earliest where the last day is given', async () => {
    await meeting('first', '2025-03-03T01:00:00Z');
    await fill('2025-03-04');
    await meeting('last', '2025-03-05T01:00:00Z');
    const { items, complete } = await agenda({ from: '2025-01-01', to: '2025-12-31' });
    expect({ items: items.length, complete }).toEqual({ items: MEETING_LIMITS.listed, complete: false });
    expect([items[0].name, items.at(-1)?.name]).toEqual(['Ana', 'last']);
  });

  it.each(['from', 'to'])('refuses a %s that is no day', async (name) => {
    for (const day of ['2030-02-30', 'today', '', '2030-1-1']) {
      const { body } = await app.asAdmin
        .get(PATH)
        .query({ [name]: day })
        .expect(400);
      expect(body).toEqual(problemBody(400, [`${name} must be a date such as 2026-12-31.`]));
    }
  });
});

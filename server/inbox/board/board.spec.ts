import { ENDPOINTS } from '#shared/endpoints';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { useApp } from '../../testing/app/use-app.ts';

describe('the board of applications', () => {
  const app = useApp();
  const { add, clear } = inboxCalls(app);
  beforeEach(clear);
  const apply = (columns: object) => add({ kind: 'application', ...columns });
  const counts = async (query: object = {}) =>
    (await app.asAdmin.get(`${ENDPOINTS.submissions}/stages`).query(query).expect(200)).body as unknown;
  const positions = async () =>
    (await app.asAdmin.get(`${ENDPOINTS.submissions}/positions`).expect(200)).body as string[];

  it('counts the applications in each stage', async () => {
    for (const stage of ['new', 'new', 'shortlisted', 'interview', 'declined']) await apply({ stage });
    await add({ kind: 'inquiry' });
    expect(await counts()).toEqual({ new: 2, shortlisted: 1, interview: 1, hired: 0, declined: 1 });
  });

  it('counts what is handled only where it is a decision', async () => {
    for (const stage of ['new', 'shortlisted', 'interview', 'hired', 'declined'])
      await apply({ stage, state: 'handled' });
    expect(await counts()).toEqual({ new: 0, shortlisted: 0, interview: 0, hired: 1, declined: 1 });
  });

  it('leaves out spam and what was deleted', async () => {
    await apply({ suspected_spam: true });
    await apply({ deleted_at: new Date() });
    expect(await counts()).toMatchObject({ new: 0 });
    expect(await positions()).toEqual([]);
  });

  it('counts those for one position', async () => {
    await apply({ position: 'Welder' });
    await apply({ position: 'Welder', stage: 'hired' });
    await apply({ position: 'Driver' });
    expect(await counts({ position: 'Welder' })).toMatchObject({ new: 1, hired: 1 });
    expect(await counts({ position: "O'Brien" })).toMatchObject({ new: 0, hired: 0 });
  });

  it('refuses a position that no form can send', () =>
    app.asAdmin.get(`${ENDPOINTS.submissions}/stages`).query({ position: 'a\nb' }).expect(400));

  it('names each position once, in alphabetical order', async () => {
    for (const position of ['Welder', 'Driver', 'Welder', 'Mason', 'Driver']) await apply({ position });
    await add({ kind: 'quote' });
    expect(await positions()).toEqual(['Driver', 'Mason', 'Welder']);
  });

  it('names no more positions than can be chosen from', async () => {
    await app.database.query(
      `INSERT INTO submissions (kind, reference, name, email, phone, privacy_version, position)
        SELECT 'application', i, 'Ana', 'ana@example.com', '09171234567', '1', 'Position ' || i FROM generate_series(1, 120) i`,
    );
    expect(await positions()).toHaveLength(INBOX_LIMITS.positionsListed);
  });
});

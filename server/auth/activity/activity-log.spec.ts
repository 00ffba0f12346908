import type { ActivityKind } from '#shared/accounts/activities';
import type { LoginResult } from '#shared/accounts/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ENDPOINTS } from '#shared/endpoints';
import { JsonLogger } from '../../app/log/json-logger.ts';
import { builtClient } from '../../testing/built/built-client.ts';
import { ADMIN, NOBODY, useApp } from '../../testing/app/use-app.ts';
import { until } from '../../testing/app/until.ts';
import { editorOf } from '../../testing/calls/editor-calls.ts';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { pictureCalls } from '../../testing/calls/picture-calls.ts';
import { JOB } from '../../testing/samples/job-list.ts';
import { newPicture } from '../../testing/samples/pictures.ts';

const SECRET = 'canary7f3k9d';
const SUBMISSIONS = ENDPOINTS.submissions;

const client = builtClient();
afterAll(() => client.remove());

interface Row {
  action: ActivityKind;
  who: string;
  subject: string | null;
  count: number | null;
}

describe('what is written down', () => {
  const lines: string[] = [];
  const logger = new JsonLogger('warn', { write: (line) => void lines.push(line) });
  const app = useApp({ clientDir: client.path, logger });
  const editor = editorOf(app);
  const { add, addResume, path } = inboxCalls(app);
  const { upload } = pictureCalls(app);
  let before = '0';
  const rows = () =>
    app.database.query<Row>(
      'SELECT action, who, subject, count FROM activities WHERE id > $1 AND account_id IS NOT NULL ORDER BY id',
      [before],
    );
  const written = (action: ActivityKind, facts: Partial<Row> = {}): Row => ({
    action,
    who: ADMIN.email,
    subject: null,
    count: null,
    ...facts,
  });
  beforeEach(async () => {
    [{ before }] = await app.database.query<{ before: string }>('SELECT max(id) AS before FROM activities');
  });

  it('are publishing, drafts that were discarded or brought back, and files of the content', async () => {
    await editor.rename(SECRET);
    const { id } = await editor.published();
    await editor.say(SECRET);
    await editor.discardAll();
    await app.asAdmin.post(`${ENDPOINTS.content}/releases/0/restore`).send({ revisions: {} }).expect(200);
    await app.asAdmin.get(ENDPOINTS.contentFile).expect(200);
    expect(await rows()).toEqual([
      written('content-published', { subject: String(id) }),
      written('draft-discarded', { subject: 'about' }),
      written('content-restored', { subject: '0' }),
      written('content-file-made'),
    ]);
  });

  it('are pictures that came and went; the same one again changes nothing', async () => {
    const content = await newPicture();
    const { _id } = await upload(content, `${SECRET}.jpg`);
    await upload(content, `${SECRET}.jpg`, 200);
    await app.asAdmin.delete(`${ENDPOINTS.pictures}/${_id}`).expect(204);
    expect(await rows()).toEqual([
      written('picture-uploaded', { subject: _id }),
      written('picture-deleted', { subject: _id }),
    ]);
  });

  it('are jobs and rentals that were deleted and restored', async () => {
    const job = await app.asAdmin.post(ENDPOINTS.jobs).send({ ...JOB, title: SECRET });
    const rental = await app.asAdmin.post(ENDPOINTS.rentals).send({ vehicleName: SECRET, weightLimit: '1 ton' });
    const [jobId, rentalId] = [job, rental].map(({ body }) => (body as { _id: string })._id);
    await app.asAdmin.delete(`${ENDPOINTS.jobs}/${jobId}`).expect(204);
    await app.asAdmin.delete(`${ENDPOINTS.rentals}/${rentalId}`).expect(204);
    await app.asAdmin.post(`${ENDPOINTS.jobs}/${jobId}/restore`).expect(200);
    await app.asAdmin.post(`${ENDPOINTS.rentals}/${rentalId}/restore`).expect(200);
    expect(await rows()).toEqual([
      written('job-deleted', { subject: jobId }),
      written('rental-deleted', { subject: rentalId }),
      written('job-restored', { subject: jobId }),
      written('rental-restored', { subject: rentalId }),
    ]);
  });

  it('are submissions that were deleted, restored and exported, one by one and many at once', async () => {
    const ids = [await add(), await add({ name: SECRET })].map(({ id }) => id);
    await app.asAdmin.delete(path(ids[0])).expect(204);
    await app.asAdmin.post(path(ids[0], '/restore')).expect(200);
    await app.asAdmin.post(`${SUBMISSIONS}/delete`).send({ ids }).expect(200);
    await app.asAdmin.post(`${SUBMISSIONS}/restore`).send({ ids }).expect(200);
    await app.asAdmin.get(`${SUBMISSIONS}/export?search=${SECRET}`).expect(200);
    expect(await rows()).toEqual([
      written('submission-deleted', { subject: ids[0] }),
      written('submission-restored', { subject: ids[0] }),
      written('submission-deleted', { count: 2 }),
      written('submission-restored', { count: 2 }),
      written('submissions-exported'),
    ]);
  });

  it('is a resume that was opened, and not one of which the headers were asked for', async () => {
    const { id } = await add({ kind: 'application' });
    await addResume(id, { file_name: `${SECRET}.pdf` });
    await app.asAdmin.head(path(id, '/resume')).expect(200);
    await app.asAdmin.get(path(id, '/resume')).expect(200);
    expect(await rows()).toEqual([written('resume-downloaded', { subject: id })]);
  });

  it('is a person whose data was exported or erased, without saying who', async () => {
    const email = `${SECRET}@example.com`;
    await add({ email });
    await app.asAdmin.post(`${ENDPOINTS.personalData}/export`).send({ email }).expect(200);
    await app.asAdmin.post(`${ENDPOINTS.personalData}/erase`).send({ email }).expect(200);
    expect(await rows()).toEqual([written('personal-data-exported'), written('personal-data-erased', { count: 1 })]);
  });

  it('are addresses of the calendar that were made and ended', async () => {
    await app.asAdmin.post(DESK_ENDPOINTS.calendarFeed).expect(201);
    await app.asAdmin.delete(DESK_ENDPOINTS.calendarFeed).expect(204);
    expect(await rows()).toEqual([written('calendar-address-made'), written('calendar-address-ended')]);
  });

  it('are sign-ins, sessions that were ended, a changed password and sign-outs', async () => {
    const { email, password } = ADMIN;
    app.token = await app.signIn();
    await app.asAdmin.delete(ENDPOINTS.otherSessions).expect(200, { ended: 1 });
    await app.asAdmin.delete(ENDPOINTS.otherSessions).expect(200, { ended: 0 });
    const change = { currentPassword: password, newPassword: `${SECRET} is the new one` };
    const { body } = await app.asAdmin.put(ENDPOINTS.adminPassword).send(change).expect(200);
    app.token = (body as LoginResult).token;
    await app.asAdmin.delete(ENDPOINTS.adminSession).expect(204);
    app.token = await app.signIn({ email, password: change.newPassword });
    expect(await rows()).toEqual([
      written('sign-in'),
      written('sessions-ended', { count: 1 }),
      written('password-changed'),
      written('sign-out'),
      written('sign-in'),
    ]);
  });

  it('is a refused sign-in of an account, and not one at an address that has none', async () => {
    const refuse = (email: string) => app.post(ENDPOINTS.adminLogin).send({ email, password: SECRET }).expect(401);
    await refuse(`${SECRET}@example.com`);
    await refuse(ADMIN.email);
    expect(await until(async () => (await rows())[0])).toEqual(written('sign-in-refused'));
    expect(await rows()).toHaveLength(1);
  });

  it('is nothing of what was refused, or has changed nothing', async () => {
    await app.asAdmin.post(`${ENDPOINTS.content}/releases/999/restore`).send({ revisions: {} }).expect(404);
    await app.asAdmin.delete(`${ENDPOINTS.pictures}/p-000000000000`).expect(404);
    await app.asAdmin.delete(path(NOBODY)).expect(404);
    await app.asAdmin
      .post(`${SUBMISSIONS}/delete`)
      .send({ ids: [NOBODY] })
      .expect(200);
    expect(await rows()).toEqual([]);
  });

  it('does not keep a call from its answer when it cannot be written', async () => {
    await app.database.query('ALTER TABLE activities RENAME TO activities_away');
    await app.asAdmin.get(`${SUBMISSIONS}/export`).expect(200);
    await app.database.query('ALTER TABLE activities_away RENAME TO activities');
    expect(lines.join('\n')).toContain('Could not record submissions-exported in the activity log');
  });

  it('holds nothing that was typed, neither in the table nor in the log', async () => {
    const all = await app.database.query('SELECT activities::text FROM activities');
    expect(JSON.stringify(all)).not.toContain(SECRET);
    expect(lines.join('\n')).not.toContain(SECRET);
    const [{ account }] = await app.database.query<{ account: string }>('SELECT id AS account FROM accounts');
    expect(lines.join('\n')).toContain(`draft-discarded about by account ${account}`);
  });
});

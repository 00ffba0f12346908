import { DataSource } from 'typeorm';
import { applicationCalls } from '../../testing/calls/application-calls.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { QUOTE } from '../../testing/samples/forms.ts';
import { ADMIN, NOBODY, type SpecApp, useApp } from '../../testing/app/use-app.ts';

const AWAY = problemBody(503, 'The service is briefly unavailable. Please try again in a moment.');

const CALLS: [what: string, call: (app: SpecApp) => ReturnType<SpecApp['get']>][] = [
  ['GET /rental', (app) => app.get('rental')],
  ['GET /jobs', (app) => app.get('jobs')],
  ['POST /offers', (app) => app.post('offers').send(QUOTE)],
  ['POST /admin-login', (app) => app.post('admin-login').send(ADMIN)],
  ['GET /admin-session', (app) => app.asAdmin.get('admin-session')],
  ['DELETE /rental/:id', (app) => app.asAdmin.delete(`rental/${NOBODY}`)],
];

describe('the database', () => {
  const app = useApp();
  const { refused } = applicationCalls(app);

  describe('while it is away', () => {
    beforeAll(() => app.database.leave());
    afterAll(() => app.database.comeBack());

    it.each(CALLS)('%s is a 503 that tells when to try again', async (_what, call) => {
      const { body, headers } = await call(app).expect(503);
      expect(body).toEqual(AWAY);
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    });

    it('POST /apply is a 503 too', async () => expect(await refused(503)).toEqual(AWAY));

    it('what needs no database is answered as ever', async () => {
      await app.get('admin-session').expect(401);
      await app.get('nothing').expect(404);
    });
  });

  it('needs no restart of the application when it has come back', async () => {
    await app.database.leave();
    await app.get('rental').expect(503);
    await app.database.comeBack();
    await app.get('rental').expect(200);
    await app.asAdmin.get('admin-session').expect(200);
  });

  it.each([
    ['lock_timeout', '1500ms'],
    ['statement_timeout', '2500ms'],
    ['idle_in_transaction_session_timeout', '5s'],
  ])('is given up on by its own %s of %s', async (setting, value) => {
    expect(await app.nest.get(DataSource).query(`SHOW ${setting}`)).toEqual([{ [setting]: value }]);
  });

  it('is not waited for while a table is locked', async () => {
    const letGo = await app.database.hold('LOCK TABLE rentals');
    const { body } = await app.asAdmin.delete(`rental/${NOBODY}`).expect(503);
    expect(body).toEqual(AWAY);
    await letGo();
  });
});

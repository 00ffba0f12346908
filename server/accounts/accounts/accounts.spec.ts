import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import type { Person, PersonChange } from '#shared/accounts/contract';
import { ROLES } from '#shared/accounts/roles';
import { ENDPOINTS } from '#shared/endpoints';
import { firstOrAll, thorough } from '#shared/testing/thorough';
import { makeAccount, PASSWORD } from '../../testing/app/accounts.ts';
import { ADMIN, NOBODY, type SpecApp, useApp } from '../../testing/app/use-app.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';

const PATH = ACCOUNT_ENDPOINTS.accounts;
const UNKNOWN_ROLES = `roles must be a list of different ones of ${ROLES.join(', ')}.`;
const LAST_OWNER = 'This is the last owner who can sign in. Give somebody else the Owner role first.';

describe('the accounts of a site', () => {
  const app = useApp();
  const replica = useApp({ replicaOf: app });
  const people = async () => (await app.asAdmin.get(PATH).expect(200)).body as Person[];
  const change = (id: string, changes: PersonChange) => app.asAdmin.patch(`${PATH}/${id}`).send(changes);
  const sessionAt = (site: SpecApp, token: string) => site.get(ENDPOINTS.adminSession).auth(token, { type: 'bearer' });
  const written = (subject: string) =>
    app.database.query<{ action: string; who: string }>(
      'SELECT action, who FROM activities WHERE subject = $1 ORDER BY id',
      [subject],
    );
  const firstId = async () => (await people()).find(({ isFirst }) => isFirst)!._id;
  const grace = async (id: string) => {
    const [{ due }] = await app.database.query<{ due: Date | null }>(
      'SELECT second_key_due_from AS due FROM accounts WHERE id = $1',
      [id],
    );
    return due;
  };

  beforeEach(() => app.database.query('DELETE FROM accounts WHERE NOT is_first'));

  it('are listed by name, each with its roles, its state and the last sign-in', async () => {
    const { id, email } = await makeAccount(app, 'sales', 'hr');
    await app.database.query(`UPDATE accounts SET name = 'Zita' WHERE id = $1`, [id]);
    const [admin, zita] = await people();
    expect(admin).toMatchObject({ email: ADMIN.email, roles: ['owner'], state: 'active', isFirst: true });
    expect(zita).toEqual({
      _id: id,
      email,
      name: 'Zita',
      roles: ['sales', 'hr'],
      state: 'active',
      isFirst: false,
      hasSecondKey: false,
      lastSignInAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      invitationEndsAt: null,
    });
  });

  it('say who has a second factor', async () => {
    const { id } = await makeAccount(app, 'hr');
    await app.database.query(
      `INSERT INTO passkeys (account_id, credential_id, public_key, counter, transports, name) VALUES ($1::uuid, $1::text, '', 0, '{}', 'Phone')`,
      [id],
    );
    expect((await people()).find(({ _id }) => _id === id)).toMatchObject({ hasSecondKey: true });
  });

  it('get other roles, which count at the next call of a session that is there', async () => {
    const { id, token } = await makeAccount(app, 'sales');
    const inbox = () => app.get(ENDPOINTS.submissions).auth(token, { type: 'bearer' });
    await inbox().expect(200);
    const { body } = await change(id, { roles: ['editor'] }).expect(200);
    expect(body).toMatchObject({ _id: id, roles: ['editor'], state: 'active' });
    await inbox().expect(403);
    expect(await written(id)).toEqual([{ action: 'roles-changed', who: ADMIN.email }]);
  });

  it('begin the days without a second factor when they get a role that asks for one, and not anew each time', async () => {
    const { id } = await makeAccount(app, 'sales');
    await change(id, { roles: ['sales', 'editor'] }).expect(200);
    expect(await grace(id)).toBeNull();
    await change(id, { roles: ['hr'] }).expect(200);
    const begun = await grace(id);
    expect(begun).toEqual(expect.any(Date));
    await change(id, { roles: ['sales'] }).expect(200);
    await change(id, { roles: ['owner'] }).expect(200);
    expect(await grace(id)).toEqual(begun);
  });

  it('get another name, and roles and suspension stay as they were', async () => {
    const { id } = await makeAccount(app, 'hr');
    await change(id, { suspended: true }).expect(200);
    const { body } = await change(id, { name: '  Rosa  Cruz ' }).expect(200);
    expect(body).toMatchObject({ name: 'Rosa  Cruz', roles: ['hr'], state: 'suspended' });
    expect((await written(id)).map(({ action }) => action)).toEqual(['account-suspended', 'account-changed']);
  });

  it('are changed to what they were without a word in the activity', async () => {
    const { id } = await makeAccount(app, 'sales', 'hr');
    await change(id, { roles: ['hr', 'sales'], suspended: false }).expect(200);
    expect(await written(id)).toEqual([]);
  });

  describe('that are suspended', () => {
    it('are shut out at once on every replica, and cannot sign in', async () => {
      const { id, email, token } = await makeAccount(app, 'hr');
      await sessionAt(replica, token).expect(200);
      const { body } = await change(id, { suspended: true }).expect(200);
      expect(body).toMatchObject({ state: 'suspended' });
      for (const site of [app, replica]) await sessionAt(site, token).expect(401);
      await replica.post(ENDPOINTS.adminLogin).send({ email, password: PASSWORD }).expect(401);
    });

    it('come back without the sessions, links and remembered devices of before', async () => {
      const { id, email, token } = await makeAccount(app, 'hr');
      await app.database.query(`UPDATE account_places SET remembered_until = now() + interval '1 day'`);
      await app.database.query(
        `INSERT INTO account_links (token_hash, account_id, kind, expires_at) VALUES ('x', $1, 'reset', now() + interval '1 hour')`,
        [id],
      );
      await change(id, { suspended: true }).expect(200);
      const { body } = await change(id, { suspended: false }).expect(200);
      expect(body).toMatchObject({ state: 'active' });
      await sessionAt(app, token).expect(401);
      const kept =
        'SELECT 1 FROM account_links UNION SELECT 1 FROM account_places WHERE account_id = $1 AND remembered_until IS NOT NULL';
      expect(await app.database.query(kept, [id])).toEqual([]);
      await app.post(ENDPOINTS.adminLogin).send({ email, password: PASSWORD }).expect(200);
      expect((await written(id)).map(({ action }) => action)).toEqual(['account-suspended', 'account-resumed']);
    });

    it('stay suspended since the first time', async () => {
      const { id } = await makeAccount(app, 'hr');
      const since = async () =>
        (await app.database.query<{ at: Date }>('SELECT suspended_at AS at FROM accounts WHERE id = $1', [id]))[0].at;
      await change(id, { suspended: true }).expect(200);
      const first = await since();
      await change(id, { suspended: true }).expect(200);
      expect(await since()).toEqual(first);
    });
  });

  it('are removed for good, with their sessions; what they did stays written down', async () => {
    const { id, email, token } = await makeAccount(app, 'owner');
    await app.delete(`${PATH}/${NOBODY}`).auth(token, { type: 'bearer' }).expect(404);
    await app.asAdmin.delete(`${PATH}/${id}`).expect(204);
    await sessionAt(replica, token).expect(401);
    expect((await people()).map((person) => person.email)).toEqual([ADMIN.email]);
    expect(await written(id)).toEqual([{ action: 'account-removed', who: ADMIN.email }]);
    await app.asAdmin.delete(`${PATH}/${id}`).expect(404);
    await change(id, { suspended: false }).expect(404);
    await app.post(ENDPOINTS.adminLogin).send({ email, password: PASSWORD }).expect(401);
  });

  it('keep the one that the server was set up with, which would come back at the next start', async () => {
    await makeAccount(app, 'owner');
    const { body } = await app.asAdmin.delete(`${PATH}/${await firstId()}`).expect(409);
    expect(body).toEqual(
      problemBody(409, 'The server was set up with this account, so it cannot be removed. Suspend it instead.'),
    );
  });

  thorough.it.each([
    ['nothing', {}, 'Send at least one of name, roles and suspended.'],
    ['no role', { roles: [] }, 'Choose at least one role.'],
    ['an unknown role', { roles: ['admin'] }, UNKNOWN_ROLES],
    ['a role twice', { roles: ['hr', 'hr'] }, UNKNOWN_ROLES],
    ['a role that is no list', { roles: 'owner' }, 'Choose at least one role.'],
    ['a word for suspended', { suspended: 'yes' }, 'suspended must be true or false.'],
    ['a long name', { name: 'n'.repeat(101) }, 'Name must be at most 100 characters.'],
    ['no name at all', { name: null }, 'Name must be text.'],
    ['another email', { email: 'other@eclar.example' }, 'Unknown field: email.'],
    ['a password', { passwordHash: 'x' }, 'Unknown field: passwordHash.'],
  ])('are not changed by %s', async (_what, changes, sentence) => {
    const { id } = await makeAccount(app, 'sales');
    const { body } = await app.asAdmin.patch(`${PATH}/${id}`).send(changes).expect(400);
    expect(body.message).toBe(sentence);
    expect((await people()).find(({ _id }) => _id === id)).toMatchObject({ roles: ['sales'], state: 'active' });
  });

  describe('of owners', () => {
    const ways: [string, (site: SpecApp, id: string, token: string) => Promise<{ status: number; body: unknown }>][] = [
      [
        'suspended',
        (site, id, token) => site.patch(`${PATH}/${id}`).auth(token, { type: 'bearer' }).send({ suspended: true }),
      ],
      [
        'given other roles',
        (site, id, token) =>
          site
            .patch(`${PATH}/${id}`)
            .auth(token, { type: 'bearer' })
            .send({ roles: ['hr'] }),
      ],
      ['removed', (site, id, token) => site.delete(`${PATH}/${id}`).auth(token, { type: 'bearer' })],
    ];

    it.each(ways)('keep the last one who can sign in: it is not %s', async (_way, ask) => {
      const id = await firstId();
      // none of these can take the place
      await app.database.query(
        `INSERT INTO accounts (email, roles, password_hash, suspended_at)
         VALUES ('invited@x.example', '{owner}', NULL, NULL), ('gone@x.example', '{owner}', 'x', now()), ('hr@x.example', '{hr}', 'x', NULL)`,
      );
      const { status, body } = await ask(app, id, app.token);
      expect([status, body]).toEqual([409, problemBody(409, LAST_OWNER)]);
      await sessionAt(app, app.token).expect(200);
    });

    it.each(firstOrAll(ways))(
      'keep one of two who are %s at the same time, by each other and on two replicas',
      async (_way, ask) => {
        for (let round = 0; round < 5; round += 1) {
          const [one, other] = [await makeAccount(app, 'owner'), await makeAccount(app, 'owner')];
          await app.database.query(`UPDATE accounts SET roles = '{hr}' WHERE is_first`);
          const answers = await Promise.all([ask(app, other.id, one.token), ask(replica, one.id, other.token)]);
          await app.database.query(`UPDATE accounts SET roles = '{owner}' WHERE is_first`);
          const refused = answers.filter(({ status }) => status >= 400).map(({ status }) => status);
          // the second one is told so, or has lost its session before it could ask
          expect([[409], [401], [403]]).toContainEqual(refused);
          await app.database.query('DELETE FROM accounts WHERE NOT is_first');
        }
      },
    );

    it('let an owner go who is not the last one', async () => {
      const { id, token } = await makeAccount(app, 'owner');
      await change(await firstId(), { roles: ['hr'] }).expect(200);
      await app.asAdmin.get(PATH).expect(403);
      await app
        .patch(`${PATH}/${await ownId(app.token)}`)
        .auth(token, { type: 'bearer' })
        .send({ roles: ['owner'] })
        .expect(200);
      await app.asAdmin.delete(`${PATH}/${id}`).expect(204);
    });

    const ownId = async (token: string) => {
      const { body } = await sessionAt(app, token).expect(200);
      const [{ id }] = await app.database.query<{ id: string }>('SELECT id FROM accounts WHERE email = $1', [
        (body as { email: string }).email,
      ]);
      return id;
    };
  });

  it('are nobody’s business but the owner’s', async () => {
    const id = await firstId();
    for (const role of ['editor', 'sales', 'hr'] as const) {
      const { token } = await makeAccount(app, role);
      const as = { type: 'bearer' } as const;
      await app.get(PATH).auth(token, as).expect(403);
      await app
        .patch(`${PATH}/${id}`)
        .auth(token, as)
        .send({ roles: ['owner'] })
        .expect(403);
      await app.delete(`${PATH}/${id}`).auth(token, as).expect(403);
      await app
        .post(PATH)
        .auth(token, as)
        .send({ email: 'x@eclar.example', name: '', roles: ['owner'] })
        .expect(403);
      await app.post(`${PATH}/${id}/invitation`).auth(token, as).expect(403);
    }
  });
});

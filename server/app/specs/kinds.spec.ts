import type { Role } from '#shared/accounts/roles';
import type {
  Figures,
  InboxCounts,
  ReplyTemplate,
  SavedFilter,
  SubmissionKind,
  SubmissionPage,
} from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { API_PREFIX, ENDPOINTS } from '#shared/endpoints';
import { firstOrAll } from '#shared/testing/thorough';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { makeAccount, type MadeAccount } from '../../testing/app/accounts.ts';
import { isDocumentation, routesOf } from '../../testing/app/routes-of.ts';
import { useApp } from '../../testing/app/use-app.ts';

const { submissions } = ENDPOINTS;
const { replies, replyTemplates, savedFilters, figures } = DESK_ENDPOINTS;
const FORBIDDEN = problemBody(403, 'Your account does not have permission to do this. Ask the site’s owner.');

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The ids for a call: of a kind that the account may see, and of one that it may not. */
interface Ids {
  own: string;
  other: string;
  otherKind: SubmissionKind;
  reply: string;
  template: string;
  ownTemplate: string;
  filter: string;
}

type Attack = [route: string, path: (ids: Ids) => string, body?: (ids: Ids) => object];

const TEMPLATE = { name: 'Ours', subject: 'Hello', body: 'Hello' };
const REPLY = { subject: 'Hello', body: 'Hello' };
const at = (rest: string) => `/${API_PREFIX}/${rest}`;

/** Each call names something of another kind. */
const ATTACKS: Attack[] = [
  [`GET ${at(submissions)}`, ({ otherKind }) => `${submissions}?kind=${otherKind}`],
  [`GET ${at(submissions)}/export`, ({ otherKind }) => `${submissions}/export?kind=${otherKind}`],
  [`GET ${at(submissions)}/:id`, ({ other }) => `${submissions}/${other}`],
  [`PATCH ${at(submissions)}/:id`, ({ other }) => `${submissions}/${other}`, () => ({ note: 'seen' })],
  [`DELETE ${at(submissions)}/:id`, ({ other }) => `${submissions}/${other}`],
  [`POST ${at(submissions)}/:id/restore`, ({ other }) => `${submissions}/${other}/restore`],
  [`POST ${at(submissions)}/:id/resend-mail`, ({ other }) => `${submissions}/${other}/resend-mail`],
  [`GET ${at(submissions)}/:id/meeting`, ({ other }) => `${submissions}/${other}/meeting`],
  [
    `POST ${at(submissions)}/:id/meeting`,
    ({ other }) => `${submissions}/${other}/meeting`,
    () => ({ action: 'decline', message: 'Sorry.' }),
  ],
  [
    `PATCH ${at(submissions)}`,
    () => submissions,
    ({ own, other }) => ({
      changes: [
        { _id: own, state: 'handled' },
        { _id: other, state: 'handled' },
      ],
    }),
  ],
  [`POST ${at(submissions)}/delete`, () => `${submissions}/delete`, ({ own, other }) => ({ ids: [own, other] })],
  [`POST ${at(submissions)}/restore`, () => `${submissions}/restore`, ({ own, other }) => ({ ids: [own, other] })],
  [`POST ${at(replies)}`, () => replies, ({ own, other }) => ({ ids: [own, other], ...REPLY })],
  [`POST ${at(replies)}/take-back`, () => `${replies}/take-back`, ({ reply }) => ({ ids: [reply] })],
  [`POST ${at(replyTemplates)}`, () => replyTemplates, ({ otherKind }) => ({ ...TEMPLATE, kind: otherKind })],
  [
    `PUT ${at(replyTemplates)}/:id`,
    ({ ownTemplate }) => `${replyTemplates}/${ownTemplate}`,
    ({ otherKind }) => ({ ...TEMPLATE, kind: otherKind }),
  ],
  [`DELETE ${at(replyTemplates)}/:id`, ({ template }) => `${replyTemplates}/${template}`],
  [`POST ${at(replyTemplates)}/:id/restore`, ({ template }) => `${replyTemplates}/${template}/restore`],
  [`POST ${at(savedFilters)}`, () => savedFilters, ({ otherKind }) => ({ name: 'Mine', query: `kind=${otherKind}` })],
  [`DELETE ${at(savedFilters)}/:id`, ({ filter }) => `${savedFilters}/${filter}`],
];

/** Those that tell only of kinds of one's own, which other tests of this file look at, and those that tell of no submission. */
const LOOKED_AT = [
  `GET ${at(submissions)}/:id/resume`,
  `GET ${at(submissions)}/assignees`,
  `GET ${at(submissions)}/counts`,
  `GET ${at(replyTemplates)}`,
  `GET ${at(savedFilters)}`,
  `GET ${at(figures)}`,
];
const HARMLESS = [`GET ${at(submissions)}/version`, `GET ${at(DESK_ENDPOINTS.deskSettings)}`];

/** Closed to all who may not see the one kind that they are about. */
const OF_ONE_KIND: Record<string, Role> = {
  [`GET ${at(submissions)}/stages`]: 'hr',
  [`GET ${at(submissions)}/positions`]: 'hr',
  [`GET ${at(DESK_ENDPOINTS.meetings)}`]: 'sales',
};

const CASES: [Role, SubmissionKind, SubmissionKind][] = [
  ['sales', 'quote', 'application'],
  ['sales', 'inquiry', 'application'],
  ['hr', 'application', 'quote'],
  ['hr', 'application', 'inquiry'],
];

const TABLES = ['submissions', 'replies', 'mails', 'reply_templates', 'saved_filters', 'resume_downloads'];

describe('what an account sees of submissions', () => {
  const app = useApp();
  const { add, addResume, clear } = inboxCalls(app);
  const accounts = {} as Record<Role, MadeAccount>;

  const as = (role: Role, method: Method, path: string) =>
    app[method](path).auth(accounts[role].token, { type: 'bearer' });
  const seen = async <Body>(role: Role, path: string) => (await as(role, 'get', path).expect(200)).body as Body;
  const template = async (kind: SubmissionKind) =>
    (
      (
        await app.asAdmin
          .post(replyTemplates)
          .send({ ...TEMPLATE, kind })
          .expect(201)
      ).body as ReplyTemplate
    )._id;
  const keep = async (name: string, query: string, role: Role = 'owner') =>
    ((await as(role, 'post', savedFilters).send({ name, query }).expect(201)).body as SavedFilter)._id;
  const namesOf = async (role: Role, query = '') =>
    (await seen<SubmissionPage>(role, `${submissions}${query}`)).items.map(({ name }) => name);

  /** Everything that a call could change. */
  const stored = async () => {
    const rows = (table: string) => `(SELECT json_agg(row_to_json(t) ORDER BY row_to_json(t)::text) FROM ${table} t)`;
    return (await app.database.query(
      `SELECT ${TABLES.map((table) => `${rows(table)} AS ${table}`).join()}`,
    )) as unknown;
  };

  beforeAll(async () => {
    for (const role of ['owner', 'editor', 'sales', 'hr'] as const) accounts[role] = await makeAccount(app, role);
  });
  beforeEach(async () => {
    await clear();
    await app.database.query('DELETE FROM saved_filters');
    await app.database.query('DELETE FROM reply_templates');
  });

  describe.each(CASES)('as %s, beside %s: of %s', (role, ownKind, otherKind) => {
    const ids = { otherKind } as Ids;

    beforeEach(async () => {
      ids.own = (await add({ kind: ownKind, name: 'Own' })).id;
      ids.other = (await add({ kind: otherKind, name: 'Other', assignee: 'Somebody else' })).id;
      if (otherKind === 'application') await addResume(ids.other);
      ids.template = await template(otherKind);
      ids.ownTemplate = await template(ownKind);
      ids.filter = await keep('Theirs', `kind=${otherKind}`);
      const sent = await app.asAdmin.post(replies).send({ ids: [ids.other], ...REPLY });
      [ids.reply] = (sent.body as { ids: string[] }).ids;
    });

    it.each(firstOrAll(ATTACKS.map((attack) => ({ attack, route: attack[0] }))))(
      '$route is refused, and changes nothing',
      async ({ attack }) => {
        const [route, path, body] = attack;
        const before = await stored();
        const [method] = route.toLowerCase().split(' ') as [Method];
        const answer = await as(role, method, path(ids)).send(body?.(ids));
        expect([answer.status, answer.body]).toEqual([403, FORBIDDEN]);
        expect(await stored()).toEqual(before);
      },
    );

    it('a deleted one is not restored', async () => {
      await app.asAdmin.delete(`${submissions}/${ids.other}`).expect(204);
      await as(role, 'post', `${submissions}/${ids.other}/restore`).expect(403);
      await as(role, 'post', `${submissions}/restore`)
        .send({ ids: [ids.other] })
        .expect(403);
      await app.asAdmin.get(`${submissions}/${ids.other}`).expect(404);
    });

    it('the same template is not replaced, though the new text is for a kind of one’s own', async () => {
      const call = as(role, 'put', `${replyTemplates}/${ids.template}`);
      await call.send({ ...TEMPLATE, kind: ownKind }).expect(403);
    });

    it('no list tells of them', async () => {
      expect(await namesOf(role)).toEqual(['Own']);
      expect(await namesOf(role, '?search=other')).toEqual([]);
      expect(await namesOf(role, '?assignee=Somebody else')).toEqual([]);
      expect(await namesOf(role, '?view=open')).toEqual(['Own']);
      expect(await seen(role, `${submissions}/assignees`)).not.toContain('Somebody else');
    });

    it('the file holds none', async () => {
      const { text } = await as(role, 'get', `${submissions}/export`).expect(200);
      expect(text).toContain('Own');
      expect(text).not.toContain('Other');
    });

    it('no number counts them', async () => {
      await app.database.query(`UPDATE submissions SET created_at = now() - interval '9 days', state = 'new'`);
      await add({ kind: otherKind, suspected_spam: true });
      const { new: unread, open, spam, waiting } = await seen<InboxCounts>(role, `${submissions}/counts`);
      expect({ unread, open, spam, waiting }).toEqual({ unread: 1, open: 1, spam: 0, waiting: 1 });
      const counted = await seen<Figures>(role, figures);
      expect(counted.answers.map(({ kind }) => kind)).not.toContain(otherKind);
      expect(counted.open).toMatchObject({ older: 1, waiting: 1 });
      expect(counted.weeks.reduce((sum, week) => sum + week[otherKind], 0)).toBe(0);
      expect(counted.weeks.reduce((sum, week) => sum + week[ownKind], 0)).toBe(1);
      expect(counted.pages).toEqual([{ page: null, count: 1 }]);
    });

    it('an earlier one of the same address is not told', async () => {
      await app.database.query(`UPDATE submissions SET created_at = now() - interval '1 day' WHERE name = 'Other'`);
      expect((await seen<SubmissionPage>(role, submissions)).items[0].ordinal).toBe(1);
      expect((await seen<{ ordinal: number }>(role, `${submissions}/${ids.own}`)).ordinal).toBe(1);
      const changed = await as(role, 'patch', `${submissions}/${ids.own}`).send({ note: 'x' }).expect(200);
      expect((changed.body as { ordinal: number }).ordinal).toBe(1);
      expect((await seen<SubmissionPage>('owner', `${submissions}?search=own`)).items[0].ordinal).toBe(2);
    });

    it('templates and filters of theirs are not listed', async () => {
      const templates = await seen<ReplyTemplate[]>(role, replyTemplates);
      expect(templates.map(({ _id }) => _id)).toEqual([ids.ownTemplate]);
      expect(await seen(role, savedFilters)).toEqual([]);
      await keep('Ours', `kind=${ownKind}`, role);
      expect(await seen(role, savedFilters)).toMatchObject([{ name: 'Ours' }]);
    });
  });

  it.each<[Role, string]>([
    ['sales', 'view=applications'],
    ['sales', 'stage=hired'],
    ['sales', 'position=Site Engineer'],
    ['sales', 'kind=quote&stage=hired'],
    ['hr', 'view=meetings'],
    ['hr', 'kind=application&view=meetings'],
  ])('as %s, a filter that only another kind has is refused: %s', async (role, query) => {
    for (const path of [submissions, `${submissions}/export`])
      expect((await as(role, 'get', `${path}?${query}`).expect(403)).body).toEqual(FORBIDDEN);
    await as(role, 'post', savedFilters).send({ name: 'Mine', query }).expect(403);
  });

  it('a resume is opened by HR alone, whose other submissions have none', async () => {
    const application = await add({ kind: 'application' });
    await addResume(application.id);
    const resume = `${submissions}/${application.id}/resume`;
    await as('hr', 'get', resume).expect(200);
    for (const role of ['sales', 'editor'] as const)
      expect((await as(role, 'get', resume).expect(403)).body).toEqual(FORBIDDEN);
    const { id } = await add({ kind: 'quote' });
    await as('hr', 'get', `${submissions}/${id}/resume`).expect(404);
  });

  it('words that somebody searched for are shown to those who see as much', async () => {
    await keep('Juan', 'search=juan', 'hr');
    await keep('Crane', 'search=crane', 'sales');
    await keep('Anything', 'search=anything');
    await keep('All open', 'view=open');
    const filters = async (role: Role) => (await seen<SavedFilter[]>(role, savedFilters)).map(({ name }) => name);
    expect(await filters('hr')).toEqual(['Juan', 'All open']);
    expect(await filters('sales')).toEqual(['Crane', 'All open']);
    expect(await filters('owner')).toEqual(['Juan', 'Crane', 'Anything', 'All open']);
  });

  it('is everything for the owner, and for who is both sales and HR', async () => {
    const both = await makeAccount(app, 'sales', 'hr');
    for (const kind of ['quote', 'application', 'inquiry']) await add({ kind, name: kind });
    for (const { token } of [both, accounts.owner]) {
      const { body } = await app.get(submissions).auth(token, { type: 'bearer' }).expect(200);
      expect((body as SubmissionPage).items.map(({ name }) => name).sort()).toEqual([
        'application',
        'inquiry',
        'quote',
      ]);
    }
  });

  it('changes with the roles, at the next call', async () => {
    const account = await makeAccount(app, 'sales');
    const { id } = await add({ kind: 'application' });
    const open = () => app.get(`${submissions}/${id}`).auth(account.token, { type: 'bearer' });
    await open().expect(403);
    await app.database.query(`UPDATE accounts SET roles = '{hr}' WHERE id = $1`, [account.id]);
    await open().expect(200);
  });

  it('is tried at every route that sales or HR may ask, and that is about submissions', async () => {
    const tried = new Set([...ATTACKS.map(([route]) => route), ...LOOKED_AT, ...HARMLESS, ...Object.keys(OF_ONE_KIND)]);
    const about = [submissions, replies, replyTemplates, savedFilters, figures, DESK_ENDPOINTS.meetings];
    const routes = routesOf(app).filter((route) => !isDocumentation(route) && !route.includes('/v1/'));
    const open = routes.filter((route) => about.some((path) => route.includes(at(path))));
    expect(open.filter((route) => !tried.has(route))).toEqual([]);
    for (const [route, role] of Object.entries(OF_ONE_KIND)) {
      const path = route.split(` /${API_PREFIX}/`)[1];
      await as(role, 'get', path).expect(200);
      await as(role === 'hr' ? 'sales' : 'hr', 'get', path).expect(403);
      await as('editor', 'get', path).expect(403);
    }
  });
});

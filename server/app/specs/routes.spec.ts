import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { API_PREFIX, ENDPOINTS } from '#shared/endpoints';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { isDocumentation, routesOf } from '../../testing/app/routes-of.ts';
import { NOBODY, useApp } from '../../testing/app/use-app.ts';

/** Every route that answers a visitor; adding one here is a decision. */
const PUBLIC = [
  'GET /api/rental',
  'GET /api/jobs',
  'GET /api/health/live',
  'GET /api/health/ready',
  'POST /api/admin-login',
  'POST /api/admin-login/second-step',
  'POST /api/admin-login/second-step/passkey',
  'POST /api/admin-password-link',
  'POST /api/admin-password-link/check',
  'PUT /api/admin-password-link',
  'POST /api/offers',
  'POST /api/apply',
  'POST /api/services',
];
/** Open to who knows the secret in its address. */
const BY_SECRET = 'GET /api/calendar/:secret.ics';

/** Section 7 of the specification. */
const SPECIFIED = [
  'GET /api/rental',
  'GET /api/jobs',
  'POST /api/admin-login',
  'POST /api/offers',
  'POST /api/apply',
  'POST /api/services',
  'POST /api/rental',
  'PUT /api/rental/:id',
  'DELETE /api/rental/:id',
  'POST /api/jobs',
  'PUT /api/jobs/:id',
  'DELETE /api/jobs/:id',
];

const versioned = (route: string) => route.replace(`/${API_PREFIX}/`, `/${API_PREFIX}/v1/`);
const unversioned = (route: string) => route.replace(`/${API_PREFIX}/v1/`, `/${API_PREFIX}/`);

describe('the routes of the running application', () => {
  const app = useApp({ variables: { METRICS_TOKEN: 'a token that nobody sends' } });

  const routes = () => routesOf(app);
  const guarded = () =>
    routes().filter((route) => ![...PUBLIC, BY_SECRET].includes(unversioned(route)) && !isDocumentation(route));
  const ask = (route: string) => {
    const [method, path] = route.split(' ');
    return app.raw({ method, path: path.replaceAll(/:\w+/g, NOBODY) });
  };

  it('are all below the prefix of the API', () => {
    expect(routes().filter((route) => !route.includes(` /${API_PREFIX}/`))).toEqual([]);
  });

  it('answer 401 to a visitor, unless they are on the list of public ones', async () => {
    const open: string[] = [];
    for (const route of guarded()) if ((await ask(route)).status !== 401) open.push(route);
    expect(open).toEqual([]);
  });

  it('refuse a visitor with the one error body', async () => {
    for (const route of guarded()) expect((await ask(route)).body).toEqual(problemBody(401, 'Please sign in first.'));
  });

  it.each([...PUBLIC, ...PUBLIC.map(versioned)])('answer a visitor who asks %s', async (route) => {
    const { status } = await ask(route);
    expect([200, 400, 415]).toContain(status);
  });

  it.each([BY_SECRET, versioned(BY_SECRET)])('are at no guessed address of %s', async (route) => {
    expect(routes()).toContain(route);
    expect((await ask(route)).status).toBe(404);
  });

  it.each([...SPECIFIED, ...SPECIFIED.map(versioned)])('have the specified call %s', (route) => {
    expect(routes()).toContain(route);
  });

  it('each answer below the version as well', () => {
    const own = routes().filter((route) => !isDocumentation(route));
    const [below, bare] = [
      own.filter((route) => route.includes('/v1/')),
      own.filter((route) => !route.includes('/v1/')),
    ];
    expect(below.map(unversioned).sort()).toEqual(bare.sort());
  });

  it('cover every endpoint that the client knows', () => {
    for (const endpoint of [ENDPOINTS, DESK_ENDPOINTS, ACCOUNT_ENDPOINTS].flatMap((paths) => Object.values(paths))) {
      expect(routes().some((route) => `${route}/`.includes(` /${API_PREFIX}/${endpoint}/`))).toBe(true);
    }
  });
});

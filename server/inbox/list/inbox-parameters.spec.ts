import { ENDPOINTS } from '#shared/endpoints';
import { ERRORS } from '#shared/error-messages';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { useApp } from '../../testing/app/use-app.ts';

const PATH = ENDPOINTS.submissions;

describe('a parameter of GET /admin/submissions', () => {
  const app = useApp();

  it.each([
    ['kind', 'letter'],
    ['kind', ''],
    ['kind', 'toString'],
    ['state', 'New'],
    ['mail', 'lost'],
    ['spam', '1'],
    ['stage', 'fired'],
    ['stage', ''],
    ['position', ''],
    ['position', 'a\u0000b'],
    ['position', 'x'.repeat(201)],
    ['assignee', ''],
    ['assignee', 'a\nb'],
    ['assignee', 'x'.repeat(101)],
    ['unassigned', '1'],
    ['from', '2026-02-30'],
    ['to', 'today'],
    ['limit', '0'],
    ['limit', '201'],
    ['limit', '-1'],
    ['limit', '1e2'],
    ['limit', ' 5'],
    ['cursor', ''],
    ['cursor', 'x'],
    ['cursor', Buffer.from('99999999999999999.00000000-0000-4000-8000-000000000000').toString('base64url')],
    ['cursor', Buffer.from(`1.${'0'.repeat(36)}`).toString('base64url')],
    ['cursor', `${Buffer.from('1.00000000-0000-4000-8000-000000000000').toString('base64url')}=`],
  ] as const)('%s=%s is refused by its name', async (name, value) => {
    const { body } = await app.asAdmin
      .get(PATH)
      .query({ [name]: value })
      .expect(400);
    expect(body).toEqual(problemBody(400, [ERRORS.parameters[name]]));
  });

  it.each(['kind=quote&kind=quote', 'search=a&search=b', 'limit=1&limit=2', 'cursor=a&cursor=b', 'spam[]=true'])(
    'that is given twice is refused: %s',
    async (query) => {
      const { body } = await app.asAdmin.get(`${PATH}?${query}`).expect(400);
      expect(body.statusCode).toBe(400);
    },
  );

  it.each(['kind[x]=y', 'search[$ne]=', '__proto__=x', 'toString=x', 'constructor[prototype]=x', 'hasOwnProperty=1'])(
    'of a hostile name is never a failure of the server: %s',
    async (query) => {
      const { status } = await app.asAdmin.get(`${PATH}?${query}`);
      expect([200, 400]).toContain(status);
    },
  );
});

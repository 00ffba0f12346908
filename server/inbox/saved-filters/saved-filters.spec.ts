import type { SavedFilter } from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { NOBODY, useApp } from '../../testing/app/use-app.ts';

const PATH = DESK_ENDPOINTS.savedFilters;

describe('filters that are kept', () => {
  const app = useApp();
  beforeEach(() => app.database.query('DELETE FROM saved_filters'));
  const send = (input: object) => app.asAdmin.post(PATH).send(input);
  const save = async (name: string, query: string) => (await send({ name, query }).expect(201)).body as SavedFilter;
  const list = async () => (await app.asAdmin.get(PATH).expect(200)).body as SavedFilter[];

  it('are listed in the order in which they were saved', async () => {
    const one = await save(' Open quotes ', 'view=open&kind=quote');
    const other = await save('Ana', 'search=ana');
    expect(one).toEqual({ _id: expect.any(String), name: 'Open quotes', query: 'view=open&kind=quote' });
    expect(await list()).toEqual([one, other]);
  });

  it.each([
    ['spam=false&state=new', 'state=new'],
    ['?assignee=Rosa+Cruz&view=waiting', 'assignee=Rosa+Cruz&view=waiting'],
    ['search=a%26b%20c', 'search=a%26b+c'],
    ['spam=true', 'spam=true'],
  ])('are written in one way: %s', async (query, normal) => {
    expect(await save('Mine', query)).toMatchObject({ query: normal });
  });

  it.each([
    ['kind=letter', 'kind must be one of quote, application, inquiry.'],
    ['kind=quote&kind=quote', 'kind must be one of quote, application, inquiry.'],
    ['page=2&view=open', 'Unknown field: page.'],
    ['spam=false', 'This filter does not narrow the list. Add a condition first.'],
    ['search=', 'This filter does not narrow the list. Add a condition first.'],
    ['', 'Query is required.'],
    [`position=${'é'.repeat(100)}`, 'Query must be at most 500 characters.'],
  ])('are refused when the query is %j', async (query, sentence) => {
    expect((await send({ name: 'x', query }).expect(400)).body).toEqual(problemBody(400, [sentence]));
    expect(await list()).toEqual([]);
  });

  it.each(['__proto__=x&view=open', 'toString=x&view=open', 'constructor[prototype]=x', 'search=%00&view=open'])(
    'are never a failure of the server: %s',
    async (query) => {
      const { status } = await send({ name: 'x', query });
      expect([201, 400]).toContain(status);
    },
  );

  it('have names of their own', async () => {
    await save('Mine', 'view=open');
    expect((await send({ name: 'Mine', query: 'view=today' }).expect(409)).body).toEqual(
      problemBody(409, 'A filter with this name already exists. Please choose another name.'),
    );
    expect((await send({ name: ' ', query: 'view=today' }).expect(400)).body.errors).toEqual(['Name is required.']);
  });

  it(`are at most ${INBOX_LIMITS.savedFilter.many}`, async () => {
    await app.database.query(
      `INSERT INTO saved_filters (name, query, kinds) SELECT i, 'view=open', '{quote}' FROM generate_series(1, $1::int) i`,
      [INBOX_LIMITS.savedFilter.many],
    );
    const { body } = await send({ name: 'One more', query: 'view=open' }).expect(409);
    expect(body.message).toBe('There are 50 filters. Remove one before you save another.');
  });

  it('are removed for good', async () => {
    const { _id } = await save('Mine', 'view=open');
    await app.asAdmin.delete(`${PATH}/${_id}`).expect(204);
    expect(await list()).toEqual([]);
    await app.asAdmin.delete(`${PATH}/${_id}`).expect(404);
    await app.asAdmin.delete(`${PATH}/${NOBODY}`).expect(404);
    await app.asAdmin.delete(`${PATH}/12`).expect(400);
  });
});

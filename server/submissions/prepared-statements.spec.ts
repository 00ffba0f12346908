import { DataSource } from 'typeorm';
import { ENDPOINTS } from '#shared/endpoints';
import { INQUIRY, QUOTE } from '../testing/samples/forms.ts';
import { useApp } from '../testing/app/use-app.ts';

const ORDERS = 6;

/** The same form with its keys in several orders. */
const orders = (form: object): object[] => {
  const entries = Object.entries(form);
  return Array.from({ length: ORDERS }, (_, first) =>
    Object.fromEntries([...entries.slice(first), ...entries.slice(0, first)]),
  );
};

describe('the statements that PostgreSQL remembers for a connection', () => {
  const app = useApp({ variables: { DATABASE_POOL: '1' } });
  const submissions = () =>
    app.nest
      .get(DataSource)
      .query<{ name: string }[]>(`SELECT name FROM pg_prepared_statements WHERE statement LIKE '%INTO submissions%'`);

  it.each([
    ['a quote', ENDPOINTS.offers, QUOTE],
    ['an inquiry', ENDPOINTS.inquiries, INQUIRY],
  ])('hold one for %s, whatever the order of its keys', async (_what, path, form) => {
    const before = (await submissions()).length;
    for (const body of orders(form)) await app.post(path).send(body).expect(201);
    expect(await submissions()).toHaveLength(before + 1);
  });
});

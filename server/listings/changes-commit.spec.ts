import { ENDPOINTS } from '#shared/endpoints';
import { inboxCalls } from '../testing/calls/inbox-calls.ts';
import { useApp } from '../testing/app/use-app.ts';

const CRANE = { vehicleName: 'Crane', weightLimit: '25 tons' };
/** Of the pool's one connection: neither of the one that listens for changes, nor of this question's own. */
const LAST = `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'eclar-site'
  AND pid <> pg_backend_pid() AND query !~ '^(LISTEN|SELECT$)'`;

/** A statement that PostgreSQL runs too late, when its caller has given it up, must not undo a later change. */
describe('a change has no effect before its commit', () => {
  const app = useApp({ variables: { DATABASE_POOL: '1' } });
  const { add, path } = inboxCalls(app);
  const lastStatements = async () => (await app.database.query<{ query: string }>(LAST)).map(({ query }) => query);
  const made = async (at: string, row: object) => (await app.asAdmin.post(at).send(row).expect(201)).body._id as string;

  it('of a rental', async () => {
    const id = await made(ENDPOINTS.rentals, CRANE);
    expect(await lastStatements()).toEqual(['COMMIT']);
    await app.asAdmin.put(`${ENDPOINTS.rentals}/${id}`).send(CRANE).expect(200);
    expect(await lastStatements()).toEqual(['COMMIT']);
    await app.asAdmin.delete(`${ENDPOINTS.rentals}/${id}`).expect(204);
    expect(await lastStatements()).toEqual(['COMMIT']);
  });

  it('of a submission', async () => {
    const { id } = await add();
    await app.asAdmin.patch(path(id)).send({ note: 'Called back.' }).expect(200);
    expect(await lastStatements()).toEqual(['COMMIT']);
    await app.asAdmin.delete(path(id)).expect(204);
    expect(await lastStatements()).toEqual(['COMMIT']);
  });
});

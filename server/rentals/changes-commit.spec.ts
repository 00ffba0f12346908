import { ENDPOINTS } from '#shared/endpoints';
import { inboxCalls } from '../testing/calls/inbox-calls.ts';
import { useApp } from '../testing/app/use-app.ts';

const CRANE = { vehicleName: 'Crane', weightLimit: '25 tons' };

/** A statement that is a transaction by itself begins when its transaction does. */
const WATCH = [
  'CREATE TABLE watched (number int GENERATED ALWAYS AS IDENTITY, operation text, awaits_commit boolean)',
  `CREATE FUNCTION watch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO watched (operation, awaits_commit) VALUES (TG_OP, now() < statement_timestamp());
    RETURN NULL;
  END $$`,
  'CREATE TRIGGER watch AFTER INSERT OR UPDATE OR DELETE ON rentals FOR EACH ROW EXECUTE FUNCTION watch()',
  'CREATE TRIGGER watch AFTER UPDATE OR DELETE ON submissions FOR EACH ROW EXECUTE FUNCTION watch()',
];

/** A statement that PostgreSQL runs too late, when its caller has given it up, must not undo a later change. */
describe('a change has no effect before its commit', () => {
  const app = useApp();
  const { add, path } = inboxCalls(app);
  const awaiting = (operation: string) => ({ operation, awaits_commit: true });
  const watched = () => app.database.query('SELECT operation, awaits_commit FROM watched ORDER BY number');
  const made = async (at: string, row: object) => (await app.asAdmin.post(at).send(row).expect(201)).body._id as string;
  beforeAll(async () => {
    for (const statement of WATCH) await app.database.query(statement);
  });
  beforeEach(() => app.database.query('TRUNCATE watched'));

  it('when it is of a rental', async () => {
    const id = await made(ENDPOINTS.rentals, CRANE);
    await app.asAdmin.put(`${ENDPOINTS.rentals}/${id}`).send(CRANE).expect(200);
    await app.asAdmin.delete(`${ENDPOINTS.rentals}/${id}`).expect(204);
    expect(await watched()).toEqual([awaiting('INSERT'), awaiting('UPDATE'), awaiting('UPDATE')]);
  });

  it('when it is of a submission', async () => {
    const { id } = await add();
    await app.asAdmin.patch(path(id)).send({ note: 'Called back.' }).expect(200);
    await app.asAdmin.delete(path(id)).expect(204);
    expect(await watched()).toEqual([awaiting('UPDATE'), awaiting('UPDATE')]);
  });

  it('and this spec would notice one that has', async () => {
    await app.database.query(`INSERT INTO rentals (vehicle_name, weight_limit) VALUES ('Crane', '25 tons')`);
    expect(await watched()).toEqual([{ operation: 'INSERT', awaits_commit: false }]);
  });
});

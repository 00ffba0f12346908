import { Client } from 'pg';
import { JsonLogger } from '../app/log/json-logger.ts';
import { until } from '../testing/app/until.ts';
import { type SpecApp, useApp } from '../testing/app/use-app.ts';
import { editorOf } from '../testing/calls/editor-calls.ts';
import { PUBLISH_LOCK } from './advisory-locks.ts';

async function isWaiting({ database }: SpecApp): Promise<boolean> {
  const sql = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await database.query(sql)).length === 1;
}

describe('two connections that wait for each other', () => {
  const errors: string[] = [];
  const app = useApp({ logger: new JsonLogger('error', { write: (line) => void errors.push(line) }) });
  const editor = editorOf(app);

  /** Publishes, against a connection that takes the same two locks in the other order. */
  async function publishAgainst(other: Client) {
    await other.connect();
    await other.query(`SET deadlock_timeout = '10s'`); // so that PostgreSQL ends the site's transaction
    await other.query('BEGIN; SELECT FROM content_drafts FOR UPDATE');
    const publishing = editor.publish();
    await until(() => isWaiting(app));
    await other.query('SELECT pg_advisory_xact_lock($1)', [PUBLISH_LOCK]);
    await other.query('COMMIT');
    return publishing;
  }

  it('are separated without a word to the client: the transaction begins again', async () => {
    await editor.rename('Gerona Works');
    const other = new Client({ connectionString: app.database.url });
    const { status, body } = await publishAgainst(other).finally(() => other.end());
    expect([status, body]).toEqual([200, expect.objectContaining({ id: 1 })]);
    expect(errors).toEqual([]);
  });
});

import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { startDatabase } from '../lib/database.mjs';

const REPLICAS = 8;

/** P15: replicas that start together on an empty database; the migrations run once. */
export async function run({ cycles = 20, say }) {
  let failed = 0;
  let twice = 0;
  for (let cycle = 1; cycle <= cycles; cycle++) {
    const database = await startDatabase();
    const starting = Array.from({ length: REPLICAS }, async () =>
      startApp({ databaseUrl: database.url, port: await freePort(), env: { DATABASE_POOL: '3' } }),
    );
    const apps = (await Promise.allSettled(starting)).flatMap(({ value }) => value ?? []);
    failed += REPLICAS - apps.length;
    const rows = await database.query('SELECT name, count(*)::int AS n FROM migrations GROUP BY name');
    if (rows.length === 0 || rows.some(({ n }) => n > 1)) twice++;
    for (const app of apps) app.kill('SIGKILL');
    await Promise.all(apps.map(({ exited }) => exited));
    await database.remove();
    say(`${cycle} of ${cycles}: ${failed} failed so far`);
  }
  return {
    kept: failed === 0 && twice === 0,
    verdict: `${REPLICAS} starts at once × ${cycles}: ${failed} failed, migrations ran other than once ${twice} times`,
  };
}

/**
 * `npm run bench`: how fast the built product is beside bare Node, Node with pg, nginx and other products, and which of
 * the goals of goals.mjs it meets. `npm run bench -- --help` says more.
 */
import pg from 'pg';
import { buildOrExit } from '../build/build.mjs';
import { readArguments } from './arguments.mjs';
import { run as apply } from './groups/apply.mjs';
import { run as assets } from './groups/assets.mjs';
import { run as coldStart } from './groups/cold-start.mjs';
import { run as lists } from './groups/lists.mjs';
import { run as memory } from './groups/memory.mjs';
import { run as pages } from './groups/pages.mjs';
import { run as submit } from './groups/submit.mjs';
import { measureAndTidy } from './lib/cleanup.mjs';
import { fillLists } from './lib/list-rows.mjs';
import { createDatabase, migrateDatabase, openPostgres } from './lib/product.mjs';
import { say } from './lib/tell.mjs';

const GROUPS = { lists, pages, assets, submit, apply, 'cold-start': coldStart, memory };
const ROWS = 20;

const { only, ...options } = readArguments(Object.keys(GROUPS));
await buildOrExit();
await measureAndTidy(async () => {
  const databaseUrl = await createDatabase(await openPostgres());
  await migrateDatabase(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await fillLists(client, ROWS).finally(() => client.end());
  const { rounds, seconds, connections } = options;
  say(`Node ${process.version}, ${rounds} rounds of ${seconds} s, ${connections} connections; medians`);
  for (const group of only) await GROUPS[group]({ ...options, databaseUrl });
});

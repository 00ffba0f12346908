/**
 * `npm run bench`: how fast the built product is beside bare Node, Node with pg, nginx and other products, and which of
 * the goals of goals.mjs it meets. `npm run bench -- --help` says more.
 */
import { buildOrExit } from '../build/build.mjs';
import { connectTo, createDatabase, openPostgres } from '../lib/load/postgres.mjs';
import { say } from '../lib/load/say.mjs';
import { loadMigrate } from '../lib/server.mjs';
import { runAndUndo } from '../lib/undo.mjs';
import { ANSWER_GROUPS } from './answer-groups.mjs';
import { fillLists } from './lib/rows.mjs';
import { readOptions } from './options.mjs';
import { coldStart, memory } from './process-groups.mjs';
import { publishing } from './publish-groups.mjs';

const GROUPS = { ...ANSWER_GROUPS, 'cold-start': coldStart, memory, publish: publishing };
const ROWS = 20;

const { only, ...options } = readOptions(Object.keys(GROUPS));
await buildOrExit();
await runAndUndo(async () => {
  const databaseUrl = await createDatabase(await openPostgres());
  const { migrate, withMigrationLock } = await loadMigrate();
  await withMigrationLock(databaseUrl, migrate);
  await fillLists(await connectTo(databaseUrl), ROWS);
  const { rounds, seconds, connections } = options;
  say(`Node ${process.version}, ${rounds} rounds of ${seconds} s, ${connections} connections; medians`);
  for (const group of only) await GROUPS[group]({ ...options, databaseUrl });
});

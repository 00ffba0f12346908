/**
 * `npm run bench`: compares the speed of the built product with bare Node, Node with pg, nginx and other products, and reports which
 * goals of goals.mjs it meets. See `npm run bench -- --help`.
 */
import { buildOrExit } from '../build/build.mjs';
import { connectTo, createDatabase, openPostgres, queryAt } from '../lib/load/postgres.mjs';
import { say } from '../lib/load/say.mjs';
import { loadMigrate } from '../lib/server.mjs';
import { runAndUndo } from '../lib/undo.mjs';
import { ANSWER_GROUPS } from './answer-groups.mjs';
import { CONNECTIONS } from './lib/generator.mjs';
import { findNodeAt, machine, programs } from './lib/machine.mjs';
import { openPage } from './lib/page.mjs';
import { fillLists } from './lib/rows.mjs';
import { readOptions } from './options.mjs';
import { coldStart, memory, memoryRoundsOf, startsOf } from './process-groups.mjs';
import { publishing } from './publish-groups.mjs';

const GROUPS = { ...ANSWER_GROUPS, 'cold-start': coldStart, memory, publish: publishing };
const ROWS = 20;
const WITHOUT_LOAD = ['cold-start', 'publish'];

async function openFilled() {
  const databaseUrl = await createDatabase(await openPostgres());
  const { migrate, withMigrationLock } = await loadMigrate();
  await withMigrationLock(databaseUrl, migrate);
  await fillLists(await connectTo(databaseUrl), ROWS);
  return databaseUrl;
}

/** Rounds and load of a group, in words. */
function runOf(group, { rounds, seconds, connections }) {
  if (WITHOUT_LOAD.includes(group)) return `${startsOf(rounds)} rounds`;
  const underWay = connections ?? `${CONNECTIONS.wrk} (wrk) or ${CONNECTIONS.autocannon} (autocannon)`;
  return `${group === 'memory' ? memoryRoundsOf(rounds) : rounds} rounds of ${seconds} s, ${underWay} connections`;
}

async function programsOf(nodes, databaseUrl) {
  const [{ server_version: postgres }] = await queryAt(databaseUrl, 'SHOW server_version');
  return programs({ nodes, postgres, installed: ['nginx', 'wrk'] });
}

const { only, nodes: names, write, ...options } = readOptions(Object.keys(GROUPS));
await buildOrExit();
await runAndUndo(async () => {
  const nodes = [];
  for (const name of names) nodes.push(await findNodeAt(name));
  const databaseUrl = await openFilled();
  const installed = await programsOf(nodes, databaseUrl);
  say(`${machine()}\n${installed}`);
  for (const group of only) {
    const page = openPage({
      name: group,
      title: `npm run bench: ${group}`,
      command: 'npm run bench',
      write,
      run: runOf(group, options),
      programs: installed,
    });
    for (const node of nodes) await GROUPS[group]({ ...options, databaseUrl, node, page: { ...page, node } });
    await page.close();
  }
});

/** `npm run bench:newcomer`: measures the way from a clone to the first answer on this machine, and which goals it meets. */
import { progress, cloneInto, countPackages, firstStart, install, megabytesIn, timeTests } from './lib/clone.mjs';
import { readArguments, refuseWords } from '../lib/arguments.mjs';
import { say } from '../lib/load/say.mjs';
import { temporaryFolder } from '../lib/programs.mjs';
import { runAndUndo } from '../lib/undo.mjs';
import { judge, limitOf } from './goals.mjs';
import { findNodeAt, machine, programs } from './lib/machine.mjs';
import { openPage, WRITE, WRITE_USAGE } from './lib/page.mjs';

const NUMBER = 12;

const USAGE = `npm run bench:newcomer -- [options]

Clones what is committed into a folder that is thrown away, and measures npm ci with a warm cache, what it leaves behind, and
the first start, which encodes every picture.

  --node VERSION|PATH   the Node.js to do it with (this one); given several times, each is measured
  --test                npm test too, which takes minutes
  ${WRITE_USAGE}`;

const shown = (value, unit) => `${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`;

/** Figures of goal 12: name, limit and unit. */
const FIGURES = {
  install: ['npm ci, warm cache', 30, 's'],
  size: ['node_modules on the disk', 420, 'MB'],
  packages: ['packages', undefined, ''],
  warnings: ['lines of EBADENGINE or deprecation', 0, ''],
  start: ['first start to the first 200', 40, 's'],
  startAgain: ['second start to the first 200', undefined, 's'],
  tests: ['npm test', 8, 'min'],
};

/** Measures one clone, from nothing to a site that answers. */
async function measure(node, { test }) {
  const folder = temporaryFolder('clone');
  await cloneInto(folder);
  const { seconds, warnings } = await install(folder, node);
  say(progress('npm ci', seconds));
  const figures = { install: seconds, size: await megabytesIn(folder), packages: countPackages(folder), warnings };
  figures.start = await firstStart(folder, node);
  say(progress('first start', figures.start));
  figures.startAgain = await firstStart(folder, node);
  return test ? { ...figures, tests: (await timeTests(folder, node)) / 60 } : figures;
}

function tellFigures(figures, page) {
  const known = Object.entries(FIGURES).filter(([name]) => figures[name] !== undefined);
  const rows = known.map(([name, [what, , unit]]) => [what, shown(figures[name], unit).trim()]);
  page.table({ title: 'from a clone to an answer', rows: [['', 'measured'], ...rows] });
  const limited = Object.entries(FIGURES).filter(([, [, most]]) => most !== undefined);
  page.goals(
    limited.map(([name, [what, most, unit]]) => ({
      number: NUMBER,
      what,
      goal: limitOf({ most, unit }),
      measured: figures[name] === undefined ? '–' : shown(figures[name], unit).trim(),
      verdict: figures[name] === undefined ? 'not measured: without --test' : judge(figures[name], { most }),
    })),
  );
}

const options = {
  node: { type: 'string', multiple: true, default: [process.execPath] },
  test: { type: 'boolean', default: false },
  write: WRITE,
};
const wanted = readArguments({ command: 'bench:newcomer', usage: USAGE, options }, refuseWords);
await runAndUndo(async () => {
  const nodes = [];
  for (const name of wanted.node) nodes.push(await findNodeAt(name));
  const facts = { run: 'one clone for each Node', programs: await programs({ nodes }) };
  say(`${machine()}\n${facts.programs}`);
  const title = 'npm run bench:newcomer';
  const page = openPage({ name: 'newcomer', title, command: title, write: wanted.write, ...facts });
  for (const node of nodes) tellFigures(await measure(node, wanted), { ...page, node });
  await page.close();
});

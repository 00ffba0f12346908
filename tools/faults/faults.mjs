/** `npm run faults -- <name>`: a long run that tries to break a promise of the site, on a database of its own. */
import { readArguments, UsageError, wholeNumber } from '../lib/arguments.mjs';
import { say } from '../lib/load/say.mjs';
import { runAndUndo } from '../lib/undo.mjs';
import { buildOrExit } from '../build/build.mjs';
import { RUNS } from './runs.mjs';

const amountOf = ({ cycles, seconds }) => (cycles ? `${cycles} cycles` : seconds ? `${seconds} s` : '');
const LINES = Object.entries(RUNS).map(
  ([name, run]) => `  ${name.padEnd(20)}${run.promises.padEnd(15)}${amountOf(run).padEnd(14)}${run.does}`,
);

const USAGE = `npm run faults -- <name> [--cycles N] [--seconds N]

Tries to break a promise of the site, on a database of its own. The last line has the verdict. Status 1 means that the promise broke,
status 2 that this machine lacks something the run needs. The runs, with their promises (docs/promises.md) and default length:

${LINES.join('\n')}`;

function readRun(values, [name, ...more]) {
  if (name === undefined) {
    process.stdout.write(`${USAGE}\n`);
    process.exit(2);
  }
  if (!Object.hasOwn(RUNS, name) || more.length > 0)
    throw new UsageError(`There is no run "${[name, ...more].join(' ')}"`);
  const asked = Object.entries(values).filter(([option]) => option !== 'help');
  for (const [option] of asked)
    if (!(option in RUNS[name])) throw new UsageError(`The run ${name} does not take --${option}`);
  const numbers = asked.map(([option, value]) => [option, wholeNumber(value, `--${option}`)]);
  return { name, ...RUNS[name], ...Object.fromEntries(numbers) };
}

const options = { cycles: { type: 'string' }, seconds: { type: 'string' } };
const { name, file, promises, cycles, seconds } = readArguments({ command: 'faults', usage: USAGE, options }, readRun);
await buildOrExit();
await runAndUndo(async () => {
  const { runs } = await import(`./runs/${file}.mjs`);
  const began = Date.now();
  const result = await runs[name]({ cycles, seconds, say: (line) => say(`${name}  ${line}`) });
  if (result.missing) {
    say(`${name}: SKIPPED, ${result.missing}`);
    process.exitCode = 2;
    return;
  }
  const isKept = result.every(([isMet]) => isMet);
  const told = result.map(([isMet, text]) => (isMet ? text : `BROKEN: ${text}`)).join('; ');
  if (!isKept) say(`${name}  Run it again to see whether it repeats; docs/promises.md names the specs of ${promises}.`);
  say(`${name}: ${isKept ? 'KEPT' : 'BROKEN'} in ${Math.round((Date.now() - began) / 1000)} s: ${told}`);
  process.exitCode = isKept ? 0 : 1;
});
process.exit();

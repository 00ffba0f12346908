/**
 * npm run torture -- <name> [--cycles N] [--seconds N]: a long run that tries to break a promise of the site, on a
 * database of its own. Ends with one line that holds the verdict, and with status 1 when the promise broke, or 2 when the
 * run needs a program that this machine has not.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildOrExit } from '../build/build.mjs';

const FOLDER = join(import.meta.dirname, 'runs');
const NAMES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.replace('.mjs', ''));

const say = (line) => process.stdout.write(`${line}\n`);

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { cycles: { type: 'string' }, seconds: { type: 'string' } },
  });
  const numbers = Object.entries(values).map(([name, value]) => [name, Number(value)]);
  const isWrong = numbers.some(([, value]) => !Number.isInteger(value) || value < 1);
  if (positionals.length !== 1 || !NAMES.includes(positionals[0]) || isWrong) {
    say(`Usage: npm run torture -- <name> [--cycles N] [--seconds N]\nNames: ${NAMES.join(', ')}`);
    process.exit(2);
  }
  return { name: positionals[0], ...Object.fromEntries(numbers) };
}

const { name, ...options } = readArguments();
await buildOrExit();
const { run } = await import(join(FOLDER, `${name}.mjs`));
const began = Date.now();
const { missing, kept, verdict } = await run({ ...options, say });
if (missing) {
  say(`${name}: SKIPPED, ${missing}`);
  process.exit(2);
}
say(`${name}: ${kept ? 'KEPT' : 'BROKEN'} in ${Math.round((Date.now() - began) / 1000)} s: ${verdict}`);
process.exit(kept ? 0 : 1);

import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const JEST = ['node_modules/jest/bin/jest.js', '--selectProjects', 'server', '--testPathPatterns', 'server/fuzz'];

/** P10: the fuzzing of `npm test` (server/app/specs/fuzz.spec.ts) with many more requests and another seed; `--cycles` is per endpoint. */
export async function run({ cycles = 10_000, say }) {
  const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
  say(`seed ${seed}: to run it again, FUZZ_SEED=${seed} npm run torture -- fuzz --cycles ${cycles}`);
  const env = { ...process.env, FUZZ_RUNS: String(cycles), FUZZ_SEED: String(seed) };
  const child = spawn(process.execPath, JEST, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [status] = await once(child, 'exit');
  return { kept: status === 0, verdict: `${cycles} requests to every endpoint, seed ${seed}` };
}

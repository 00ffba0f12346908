import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const SPEC = ['--selectProjects', 'server', '--testPathPatterns', 'specs/fuzz'];

/** Runs the fuzz spec with many more requests and another seed; `--cycles` is per endpoint. */
async function fuzz({ cycles, say }) {
  const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
  say(`seed ${seed}: to run it again, FUZZ_SEED=${seed} npm run faults -- fuzz --cycles ${cycles}`);
  const env = { ...process.env, FUZZ_RUNS: String(cycles), FUZZ_SEED: String(seed) };
  const options = { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] };
  const [status] = await once(spawn(process.execPath, ['node_modules/jest/bin/jest.js', ...SPEC], options), 'exit');
  return [[status === 0, `${cycles} requests to every endpoint, seed ${seed}`]];
}

export const runs = { fuzz };

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const HOOKS = join(__dirname, 'typescript-hooks.mjs');
const SCRIPT = join(__dirname, '../config/database-cli.ts');

export interface Ended {
  status: number | null;
  output: string;
  problem: string;
}

/** Runs a command of `npm run` as a process of its own, in a folder of its own, with none of the caller's settings. */
export function startCommand(folder: string, env: NodeJS.ProcessEnv, ...args: string[]) {
  const { PATH, NODE_ENV } = process.env;
  const child = spawn(process.execPath, ['--import', HOOKS, SCRIPT, ...args], {
    cwd: folder,
    env: { PATH, NODE_ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = async (): Promise<Ended> => {
    const [output, problem, closed] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { status: (closed as [number | null])[0], output, problem };
  };
  return { ended: ended(), kill: (signal: NodeJS.Signals) => child.kill(signal) };
}

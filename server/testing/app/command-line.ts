import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const HOOKS = join(import.meta.dirname, '../../../tools/test/server-specs/typescript-hooks.mjs');
const COMMANDS = join(import.meta.dirname, '../../app/database-cli.ts');
const EMBEDDED = join(import.meta.dirname, '../calls/embedded-server.ts');
const SITE = join(import.meta.dirname, '../../main.ts');

export interface Ended {
  status: number | null;
  output: string;
  problem: string;
}

function start(script: string, folder: string, env: NodeJS.ProcessEnv, args: string[] = []) {
  const { PATH, NODE_ENV } = process.env;
  const child = spawn(process.execPath, ['--import', HOOKS, script, ...args], {
    cwd: folder,
    env: { PATH, NODE_ENV, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = async (): Promise<Ended> => {
    const [output, problem, closed] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { status: (closed as [number | null])[0], output, problem };
  };
  /** Waits until the process has printed the line. @returns all its output so far */
  const said = async (line: string) => {
    let output = '';
    for await (const [data] of on(child.stdout, 'data', { close: ['end'] }) as AsyncIterable<[Buffer]>) {
      output += String(data);
      if (output.includes(line)) return output.trim();
    }
    return undefined;
  };
  return {
    ended: ended(),
    said,
    endInput: () => child.stdin.end(),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}

/** Runs an `npm run` command in its own process and this folder, without the caller's settings. */
export const startCommand = (folder: string, env: NodeJS.ProcessEnv, ...args: string[]) =>
  start(COMMANDS, folder, env, args);

/** Starts the site in the same way, without a client, on a free port. */
export const startSite = (folder: string, env: NodeJS.ProcessEnv) => start(SITE, folder, { PORT: '0', ...env });

/** Starts the embedded PostgreSQL of a folder in another process. @throws Error with the output of that process */
export async function startEmbedded(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { said, ended, endInput } = start(EMBEDDED, import.meta.dirname, {}, [folder]);
  const throwProblem = async () => {
    const { status, problem } = await ended;
    if (status !== 0) throw new Error(problem);
  };
  const url = await said('postgres://');
  if (!url) await throwProblem();
  const stop = () => {
    endInput();
    return throwProblem();
  };
  return { url: url ?? '', stop };
}

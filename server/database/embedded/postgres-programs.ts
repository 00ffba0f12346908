import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresHome } from './postgres-home.ts';

/** A program of PostgreSQL that failed, with the end of its output as message. */
export class ProgramError extends Error {}

const LAST_LINES = 3;

/** The last lines of a log, joined to one line. */
export const lastLines = (log: string) =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-LAST_LINES)
    .join(' | ');

export interface ProgramRun {
  home: PostgresHome;
  program: 'initdb' | 'pg_ctl';
  args: string[];
  /** File for the program's output. */
  log: string;
  signal?: AbortSignal;
}

/**
 * Runs a program of PostgreSQL in its own session, out of reach of the terminal's Ctrl-C, and waits for its exit.
 * Output goes to a file: on Windows the server inherits the output of pg_ctl and would keep a pipe open as long as it
 * runs.
 * @throws ProgramError with the end of the output
 */
export async function runProgram({ home, program, args, log, signal }: ProgramRun): Promise<void> {
  signal?.throwIfAborted();
  const output = openSync(log, 'w', 0o600);
  try {
    if (home.user) chownSync(log, home.user.uid, home.user.gid);
    const child = spawn(join(home.programs, program), args, {
      ...home.user,
      cwd: home.user ? '/' : undefined,
      stdio: ['ignore', output, output],
      detached: true,
      windowsHide: true,
    });
    const end = () => child.kill();
    signal?.addEventListener('abort', end);
    const exit = once(child, 'exit').finally(() => signal?.removeEventListener('abort', end));
    const [status, killedBy] = (await exit) as [number | null, string | null];
    signal?.throwIfAborted();
    if (status !== 0) throw new ProgramError(lastLines(log) || `${program} ended with ${status ?? killedBy}`);
  } finally {
    closeSync(output);
  }
}

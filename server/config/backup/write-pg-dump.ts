import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fstatSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { StartError } from '../env.ts';
import { lastLine, type PgTool, pgVariables } from './pg-tools.ts';
import { type Progress, sized } from './progress.ts';
import type { Snapshot } from './snapshot.ts';
import { rowCounts } from './tables.ts';

export const EXTENSION = 'dump';

/** A migration that waits for our locks would make pg_dump wait behind it, and us for pg_dump: one of them has to give up. */
const LOCK_WAIT = '30s';

interface Run {
  tool: PgTool;
  url: string;
  signal: AbortSignal;
}

async function runPgDump(file: FileHandle, args: string[], { tool, url, signal }: Run): Promise<void> {
  const child = spawn(tool.command, args, {
    env: { ...process.env, ...pgVariables(url) },
    stdio: ['ignore', file.fd, 'pipe'],
    signal,
  });
  const [said, closed] = await Promise.all([text(child.stderr!), once(child, 'close')]);
  const [status] = closed as [number | null];
  if (status === 0) return;
  throw new StartError(
    `pg_dump wrote no backup (${lastLine(said)}): correct that, or run npm run backup -- --portable.`,
  );
}

/** Writes PostgreSQL's own custom format, of the same moment as the snapshot. */
export async function writePgDump(snapshot: Snapshot, file: FileHandle, progress: Progress, run: Run): Promise<void> {
  const { ask, schema, tables, leftOut } = snapshot;
  for (const rows of Object.values(await rowCounts(ask, tables))) progress.add(rows, 0);
  const [{ id }] = await ask<{ id: string }>('SELECT pg_export_snapshot() AS id');
  const scope = [`--schema=${schema}`, ...leftOut.map(({ path }) => `--exclude-table-data=${path}`)];
  const manner = ['--format=custom', '--no-owner', '--no-privileges', '--no-password', '--encoding=UTF8'];
  const moment = [`--snapshot=${id}`, `--lock-wait-timeout=${LOCK_WAIT}`];
  await progress.during(
    () => runPgDump(file, [...manner, ...scope, ...moment], run),
    () => `pg_dump: ${sized(fstatSync(file.fd).size)}`,
  );
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const execute = promisify(execFile);

export interface PgTool {
  command: string;
  /** Major version. */
  version: number;
}

/** Of what a PostgreSQL program answers to --version, or of the server's own version. */
export function majorVersion(told: string): number | undefined {
  const match = /^(?:\w+ \(PostgreSQL\) )?(\d+)/.exec(told);
  return match ? Number(match[1]) : undefined;
}

/** pg_dump refuses a server that is newer than itself. */
export function canDump(tool: number, server: string): boolean {
  return tool >= (majorVersion(server) ?? Infinity);
}

/** A client program of PostgreSQL, from `folder` or else from the PATH. */
export async function findPgTool(name: 'pg_dump' | 'pg_restore', folder?: string): Promise<PgTool | undefined> {
  const command = folder ? join(folder, name) : name;
  // one that cannot tell its version is none: Debian puts a wrapper on the PATH that may have nothing to wrap
  const answer = await execute(command, ['--version']).catch(() => undefined);
  const version = answer && majorVersion(answer.stdout);
  return version ? { command, version } : undefined;
}

const URL_VARIABLES: Record<string, string> = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
};

/** An address as the variables that PostgreSQL's programs read: an argument could be read by every user of the machine. */
export function pgVariables(url: string): NodeJS.ProcessEnv {
  const { host, port, user, database, password } = new Client({ connectionString: url });
  const given: NodeJS.ProcessEnv = {};
  for (const [name, value] of new URL(url).searchParams) {
    if (URL_VARIABLES[name]) given[URL_VARIABLES[name]] = value === 'no-verify' ? 'require' : value;
  }
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    ...(password ? { PGPASSWORD: password } : {}),
    ...given,
  };
}

/** What a program complained of last. */
export const lastLine = (said: string) => said.trimEnd().split('\n').at(-1) ?? '';

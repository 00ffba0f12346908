import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const script = (name: string, version: number, body: string) =>
  `#!/bin/sh\nif [ "$1" = --version ]; then echo "${name} (PostgreSQL) ${version}.1"; exit; fi\n${body}\n`;

export interface PgPrograms {
  version: number;
  /** What pg_dump complains of, and fails. */
  complaint?: string;
  /** What pg_restore prints, by the name of the table or sequence, and as "list". */
  prints?: Record<string, string[] | Buffer>;
  /** What it does instead of that, in the language of the shell. */
  does?: Record<string, string>;
}

/**
 * Stand-ins for PostgreSQL's client programs, which not every machine has: pg_dump writes what it was told, line by line,
 * in the place of a dump; pg_restore prints what it was given. @returns the folder for PG_BIN
 */
export function pgPrograms(folder: string, { version, complaint, prints = {}, does = {} }: PgPrograms): string {
  const data = join(folder, 'prints');
  mkdirSync(data, { recursive: true });
  for (const [name, lines] of Object.entries(prints)) {
    writeFileSync(join(data, name), Buffer.isBuffer(lines) ? lines : `${lines.join('\n')}\n`);
    writeFileSync(join(data, `${name}.sh`), does[name] ?? `cat '${join(data, name)}'`);
  }
  const dump = complaint ? `echo '${complaint}' >&2; exit 1` : `printf '%s\\n' "$PGHOST" "$PGPASSWORD" "$@"`;
  const restore = `for wanted in "$@"; do case "$wanted" in
    --list) cat '${data}/list';;
    --table=*) . '${data}/'"\${wanted#--table=}.sh";;
  esac; done`;
  writeFileSync(join(folder, 'pg_dump'), script('pg_dump', version, dump), { mode: 0o755 });
  writeFileSync(join(folder, 'pg_restore'), script('pg_restore', version, restore), { mode: 0o755 });
  return folder;
}

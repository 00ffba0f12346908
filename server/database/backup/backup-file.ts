import { StartError } from '../../config/env.ts';
import type { Sequences } from './content/tables.ts';

/** A row as JSON whose values are strings, as PostgreSQL writes the type as text, or null. */
export interface Row {
  table: string;
  json: string;
}

export interface Totals {
  /** Of each table, also of an empty one. */
  rows: Record<string, number>;
  sequences: Sequences;
}

/** A backup that was opened. */
export interface BackupFile {
  /** The migrations that had run when it was made. */
  migrations: string[];
  /** Reads all of it, parents before children, and proves that it is whole and unaltered. @throws StartError */
  read(take: (row: Row) => Promise<void> | void): Promise<Totals>;
}

export const damaged = (file: string, reason: string) =>
  new StartError(`${file} is damaged or cut short (${reason}): restore another backup.`);

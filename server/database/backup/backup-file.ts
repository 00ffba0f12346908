import { StartError } from '../../config/env.ts';
import type { Sequences } from './content/tables.ts';

/** A row as JSON. Each value is null or PostgreSQL's text output for its type. */
export interface Row {
  table: string;
  json: string;
}

export interface Totals {
  /** Rows per table, empty tables included. */
  rows: Record<string, number>;
  sequences: Sequences;
}

export interface BackupFile {
  /** The migrations that had run when the backup was made. */
  migrations: string[];
  /** Reads all rows, parents before children, and checks that the file is complete and unaltered. @throws StartError */
  read(take: (row: Row) => Promise<void> | void): Promise<Totals>;
}

export const damaged = (file: string, reason: string) =>
  new StartError(`${file} is damaged or truncated (${reason}): restore another backup.`);

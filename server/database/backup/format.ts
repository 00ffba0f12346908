import { isObject } from '#shared/content/deep-equal';
import { StartError } from '../../config/env.ts';
import type { Sequences } from './rows/tables.ts';

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

/**
 * A backup is a gzip file of UTF-8 lines, each a JSON object: a header, a line for each row, and a trailer. See
 * docs/decisions/backups.md.
 */
const FORMAT = { format: 'eclar-backup', version: 1 };

export const EXTENSION = 'ndjson.gz';
/** The first bytes of every gzip file. */
export const GZIP = Buffer.from([0x1f, 0x8b]);

export interface Header {
  time: string;
  /** Version of the PostgreSQL server that was backed up. */
  server: string;
  migrations: string[];
}

export interface Trailer extends Totals {
  /** Of all bytes before the trailer. */
  sha256: string;
}

const ROW = /^\{"table":("(?:[^"\\]|\\.)*"),"row":(\{.*\})\}$/su;

const line = (value: object) => `${JSON.stringify(value)}\n`;

export const headerLine = (header: Header) => line({ ...FORMAT, ...header });
export const trailerLine = (trailer: Trailer) => line(trailer);
/** Embeds the server's JSON text as it is: parsing and serializing it could change numbers and strings. */
export const rowLine = ({ table, json }: Row) => `{"table":${JSON.stringify(table)},"row":${json}}\n`;

export function readRow(text: string): Row | undefined {
  const match = ROW.exec(text);
  return match ? { table: JSON.parse(match[1]) as string, json: match[2] } : undefined;
}

function readJson(text: string): object | undefined {
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string');

/** @throws StartError when the file is not a backup, or has a newer format */
export function readHeader(text: string, file: string): Header {
  const header = readJson(text) as (Header & typeof FORMAT) | undefined;
  if (header?.format !== FORMAT.format)
    throw new StartError(`${file} is not a backup of this site: name another file.`);
  if (header.version > FORMAT.version)
    throw new StartError(`${file} was written by a newer build: restore it with that one.`);
  if (!isTexts(header.migrations)) throw damaged(file, 'its header is not valid');
  return header;
}

export function readTrailer(text: string): Trailer | undefined {
  const trailer = readJson(text) as Trailer | undefined;
  return trailer?.sha256 && isObject(trailer.rows) && isObject(trailer.sequences) ? trailer : undefined;
}

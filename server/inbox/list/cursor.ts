/** A position in a list ordered by time and then by id. */
export interface Position {
  /** Microseconds since 1970, the resolution of PostgreSQL; a Date would round them. */
  micros: string;
  id: string;
}

/** 16 digits reach the year 2286, so every match fits into a timestamp. */
const POSITION = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Selects the time of a row in the format of a position. */
export const MICROS = `(extract(epoch FROM created_at) * 1000000)::bigint::text AS micros`;

/** For a comparison with `(created_at, id)`; the arguments are placeholders such as `$1`. */
export const positionSql = (micros: string, id: string) =>
  `(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`;

export function writeCursor({ micros, id }: Position): string {
  return Buffer.from(`${micros}.${id}`).toString('base64url');
}

/** Undefined for text that `writeCursor` cannot have written. */
export function readCursor(cursor: unknown): Position | undefined {
  if (typeof cursor !== 'string') return undefined;
  const [, micros, id] = POSITION.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  return micros && writeCursor({ micros, id }) === cursor ? { micros, id } : undefined;
}

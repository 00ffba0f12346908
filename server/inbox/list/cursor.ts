/** A place in a list that is ordered by time and, within the same microsecond, by id. */
export interface Position {
  /** Microseconds since 1970, as PostgreSQL keeps time; a Date would round them off. */
  micros: string;
  id: string;
}

/** The digits reach to the year 2286, so no number that they make is too large for a timestamp. */
const POSITION = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Selects a row's time as a position has it. */
export const MICROS = `(extract(epoch FROM created_at) * 1000000)::bigint::text AS micros`;

/** For comparing with `(created_at, id)`, given the places of the two values. */
export const positionSql = (micros: string, id: string) =>
  `(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`;

export function writeCursor({ micros, id }: Position): string {
  return Buffer.from(`${micros}.${id}`).toString('base64url');
}

/** Undefined for anything that `writeCursor` cannot have written. */
export function readCursor(cursor: unknown): Position | undefined {
  if (typeof cursor !== 'string') return undefined;
  const [, micros, id] = POSITION.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  return micros && writeCursor({ micros, id }) === cursor ? { micros, id } : undefined;
}

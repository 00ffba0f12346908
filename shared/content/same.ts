export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const known = Object.keys(value).filter((key) => value[key] !== undefined);
  return Object.fromEntries(known.sort().map((key) => [key, sorted(value[key])]));
}

/** Whether two values are the same as JSON, in whatever order their keys stand: PostgreSQL has its own for jsonb. */
export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

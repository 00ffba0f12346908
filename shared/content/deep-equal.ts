export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const knownKeys = (value: Record<string, unknown>) => Object.keys(value).filter((key) => value[key] !== undefined);

function sameFields(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const keys = knownKeys(one);
  return (
    keys.length === knownKeys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && deepEqual(one[key], other[key]))
  );
}

/**
 * Whether two values are equal as JSON, in any order of keys: PostgreSQL has its own for jsonb. Stops at the first difference, so it takes
 * no longer than the smaller value is large.
 */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((entry, index) => deepEqual(entry, other[index]))
    );
  return isObject(one) && isObject(other) && sameFields(one, other);
}

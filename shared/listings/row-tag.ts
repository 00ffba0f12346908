const PRIMES = [2654435761, 1597334677];

/** Two 32-bit hashes: the same on every machine, and enough for the versions that a few people write. */
function hash(text: string): string {
  const sums = [0x811c9dc5, 0x41c6ce57];
  for (let at = 0; at < text.length; at++)
    sums.forEach((sum, index) => (sums[index] = Math.imul(sum ^ text.charCodeAt(at), PRIMES[index])));
  return sums.map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The ETag of a row's fields, computed alike by client and server. A PUT with it replaces only the version that was seen. */
export function rowTag(row: object, rules: object): string {
  const fields = row as Record<string, unknown>;
  return `"${hash(JSON.stringify(Object.keys(rules).map((name) => fields[name] ?? '')))}"`;
}

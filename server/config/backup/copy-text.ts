const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** The columns that a COPY statement names; nothing for any other line. */
export function readCopy(line: string): string[] | undefined {
  const list = /^COPY .* \((.*)\) FROM stdin;$/.exec(line)?.[1];
  return list
    ?.match(/"(?:[^"]|"")*"|[^", ]+/g)
    ?.map((name) => (name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name));
}

function readValue(text: string): string | null {
  if (text === '\\N') return null;
  return text.includes('\\') ? text.replace(/\\(.)/gs, (_, sign: string) => ESCAPES[sign] ?? sign) : text;
}

/** A line of COPY's text format as JSON; nothing when it has not as many values as there are columns. */
export function readCopied(columns: string[], line: string): string | undefined {
  const values = line.split('\t');
  if (values.length !== columns.length) return undefined;
  return JSON.stringify(Object.fromEntries(columns.map((name, index) => [name, readValue(values[index])])));
}

/** The running number that a line sets, by the path of its sequence. */
export function readSequence(line: string): [path: string, value: string] | undefined {
  const match = /^SELECT pg_catalog\.setval\('(.+)', (-?\d+), true\);$/.exec(line);
  return match ? [match[1].replaceAll("''", "'"), match[2]] : undefined;
}

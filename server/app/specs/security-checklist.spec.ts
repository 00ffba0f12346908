import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const DOCUMENT = join(ROOT, 'docs/security-checklist.md');

/** Of version 5.0.0 of the standard. */
const REQUIREMENTS = { 1: 70, 2: 183 };

const STATES = ['met', 'not met', 'n/a'];
const LINE = /^\| (\d+)(\.\d+\.\d+) +\| (\d) +\| (.+?) +\| (met|not met|n\/a) +\| (.+?) +\|$/gm;
const ROW = /^\| \d+\.\d+\.\d+ /gm;
const SUMS = /(?<=## Sums\n\n)\|[\s\S]*?(?=\n\n)/;

/** A path in backticks, which names a file. */
const FILE = /`([\w./-]+\/[\w./-]+\.\w+|[A-Z]+\.md|[\w.]+\.js)`/g;

const document = readFileSync(DOCUMENT, 'utf8');
const lines = [...document.matchAll(LINE)].map(([, chapter, rest, level, , state, shown]) => ({
  chapter: Number(chapter),
  id: chapter + rest,
  level: Number(level),
  state,
  files: [...shown.matchAll(FILE)].map(([, file]) => file),
}));

const row = (cells: (string | number)[], widths: number[]) =>
  `| ${cells.map((cell, index) => String(cell).padEnd(widths[index])).join(' | ')} |`;

function sums(): string {
  const widths = [7, 3, 7, 3];
  const counts = (of: typeof lines) => STATES.map((wanted) => of.filter(({ state }) => state === wanted).length);
  const chapters = [...new Set(lines.map(({ chapter }) => chapter))];
  return [
    row(['chapter', ...STATES], widths),
    row(
      widths.map((width) => '-'.repeat(width)),
      widths,
    ),
    ...chapters.map((number) =>
      row([`V${number}`, ...counts(lines.filter(({ chapter }) => chapter === number))], widths),
    ),
    ...[1, 2].map((wanted) =>
      row([`level ${wanted}`, ...counts(lines.filter(({ level }) => level === wanted))], widths),
    ),
    row(['all', ...counts(lines)], widths),
  ].join('\n');
}

describe('docs/security-checklist.md', () => {
  it('has every requirement of levels 1 and 2, each once', () => {
    expect(document.match(ROW)).toHaveLength(lines.length);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    for (const [level, count] of Object.entries(REQUIREMENTS))
      expect(lines.filter((line) => line.level === Number(level))).toHaveLength(count);
    expect([...new Set(lines.map(({ chapter }) => chapter))]).toEqual(
      Array.from({ length: 17 }, (_, index) => index + 1),
    );
  });

  it('shows what is met by files that there are', () => {
    expect(lines.filter(({ state, files }) => state === 'met' && files.length === 0)).toEqual([]);
    const missing = lines.flatMap(({ id, files }) =>
      files.filter((file) => !existsSync(join(ROOT, file))).map((file) => [id, file]),
    );
    expect(missing).toEqual([]);
  });

  it('begins with the sums of its lines', () => {
    if (process.env.UPDATE_CHECKLIST) writeFileSync(DOCUMENT, document.replace(SUMS, sums()));
    expect(SUMS.exec(readFileSync(DOCUMENT, 'utf8'))?.[0]).toBe(sums());
  });
});

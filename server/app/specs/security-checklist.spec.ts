import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const DOCUMENT = join(ROOT, 'docs/security-checklist.md');

/** The chapters of version 5.0.0: in each section, the requirements of level 1, and after them those of level 2. */
const STANDARD = `
  0+2 5+4 2+9 0+3 1+1 | 1+2 2+1 1+3 0+1 | 0+0 2+0 1+3 2+4 3+2 0+0 0+2 | 1+2 0+1 0+2 1+3 | 0+1 2+1 2+0 0+3 |
  1+2 8+4 2+2 2+2 0+5 0+3 0+0 0+4 | 0+3 4+0 0+2 2+3 0+2 0+2 | 1+1 2+1 1+0 0+1 | 3+0 1+3 |
  0+2 0+2 0+4 5+6 0+5 0+2 0+3 | 0+2 0+3 2+1 1+3 0+1 0+1 | 1+2 2+0 0+4 | 0+1 0+5 0+2 1+4 | 0+2 1+3 1+2 |
  1+2 1+2 1+6 | 0+1 0+5 0+4 0+3 0+3 | 0+1 0+4 0+2`;

const STATES = ['met', 'not met', 'n/a'];
const LINE = /^- (\d.*?) (met|not met|n\/a): (.+)$/gm;
const SUMS = /^- Level 1: .*\n- Level 2: .*$/m;

const chapters = STANDARD.split('|').map((sections) => sections.trim().split(' '));
const requirements = chapters.flatMap((sections, chapter) =>
  sections.flatMap((section, index) => {
    const [first, second] = section.split('+').map(Number);
    return Array.from({ length: first + second }, (_, number) => ({
      id: `${chapter + 1}.${index + 1}.${number + 1}`,
      level: number < first ? 1 : 2,
    }));
  }),
);
const known = requirements.map(({ id }) => id);

/** An unknown id remains as it is written. */
function idsOf(part: string): string[] {
  const ends = part.split('–');
  const [first, last] = [ends[0], ends.at(-1)!].map((id) => known.indexOf(id));
  return first < 0 || last < 0 ? [part] : known.slice(first, last + 1);
}

const document = readFileSync(DOCUMENT, 'utf8');
const lines = [...document.matchAll(LINE)].map(([line, ids, state, text]) => ({
  line,
  ids: ids.split(', ').flatMap(idsOf),
  state,
  text,
  files: [...text.matchAll(/`([^`]+)`/g)].map(([, file]) => file),
}));

function sums(): string {
  const states = new Map(lines.flatMap(({ ids, state }) => ids.map((id) => [id, state])));
  const sum = (wanted: number) => {
    const found = requirements.filter(({ level }) => level === wanted).map(({ id }) => states.get(id));
    const counts = STATES.map((state) => `${found.filter((other) => other === state).length} ${state}`);
    return `- Level ${wanted}: ${counts.join(', ')}`;
  };
  return [1, 2].map(sum).join('\n');
}

describe('docs/security-checklist.md', () => {
  it('has every requirement of levels 1 and 2 once, below its chapter', () => {
    expect(lines.flatMap(({ ids }) => ids).sort()).toEqual([...known].sort());
    const [, ...texts] = document.split(/^## V/m);
    const listed = texts.map((text) => text.match(/^- \d+(?=\.)/gm) ?? []);
    expect(listed.map((all) => [...new Set(all)])).toEqual(chapters.map((_, index) => [`- ${index + 1}`]));
    expect(listed.flat()).toHaveLength(lines.length);
  });

  it('names files that exist, for what is met, and a reason for the rest', () => {
    const unshown = lines.filter(({ state, files, text }) =>
      state === 'met' ? files.length === 0 : !/\w \w/.test(text),
    );
    expect(unshown).toEqual([]);
    const missing = lines.flatMap(({ line, files }) =>
      files.filter((file) => !existsSync(join(ROOT, file))).map((file) => [line, file]),
    );
    expect(missing).toEqual([]);
  });

  it('begins with the sums of its lines', () => {
    if (process.env.UPDATE_CHECKLIST) writeFileSync(DOCUMENT, document.replace(SUMS, sums()));
    expect(SUMS.exec(readFileSync(DOCUMENT, 'utf8'))?.[0]).toBe(sums());
  });
});

import type { Project } from '#shared/content/documents/projects';
import { COLUMNS, type Column } from '../cells/columns.ts';

/** The file's column that identifies a row of the list. The editor's sheet does not show it. */
const ID_COLUMN = { key: 'id', title: 'Id' } as const;

/** The columns of an exported or imported file. */
export const FILE_COLUMNS: readonly Pick<Column, 'key' | 'title'>[] = [...COLUMNS, ID_COLUMN];

/** Other headings that people use for these columns. Only letters and digits are compared. */
const SYNONYMS: [key: Column['key'], names: string[]][] = [
  [
    'project',
    ['projects', 'project title', 'project name', 'name of project', 'name of the project', 'title', 'description'],
  ],
  ['location', ['place', 'address', 'site', 'project location', 'location of project', 'municipality']],
  ['client', ['owner', 'customer', 'agency', 'client name', 'procuring entity', 'name of client', 'owner client']],
  [
    'cost',
    [
      'amount',
      'price',
      'contract amount',
      'contract cost',
      'contract price',
      'project cost',
      'total cost',
      'cost php',
      'amount php',
      'contract amount php',
    ],
  ],
  ['picture', ['photo', 'image']],
  ['own', ['the picture shows this project']],
  ['status', ['project status', 'state']],
  ['completedOn', ['date completed', 'completion date', 'date of completion', 'completed', 'date finished', 'date']],
  ['scope', ['scope of work', 'scope of works', 'works', 'nature of work']],
  ['kind', ['kind', 'kind of work', 'kind of project', 'type', 'type of project', 'project type', 'category']],
];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const KEYS = new Map([
  ...SYNONYMS.flatMap(([key, names]) => names.map((name) => [name, key] as const)),
  ...FILE_COLUMNS.map(({ key, title }) => [plain(title), key] as const),
]);

/** The key of the sheet's column for each column of the file. */
export type Matching = (Column['key'] | undefined)[];

function matchingOf(headings: readonly string[]): Matching {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const key = KEYS.get(plain(heading)) ?? KEYS.get(plain(heading.replace(/\(.*\)/, '')));
    if (!key || taken.has(key)) return undefined;
    taken.add(key);
    return key;
  });
}

/** Rows in which headings are looked for; a report may have a title above them. */
const MAX_ABOVE = 15;

export interface Headings {
  /** The index of the row with the headings, or -1. */
  row: number;
  matching: Matching;
}

/** Finds the row that names the most columns. Without one, the columns are assumed to be in the sheet's order. */
export function findHeadings(rows: readonly (readonly string[])[]): Headings {
  const found = rows
    .slice(0, MAX_ABOVE)
    .map((texts, row) => ({ row, matching: matchingOf(texts) }))
    .filter(({ matching }) => matching.includes('project'));
  const count = ({ matching }: Headings) => matching.filter(Boolean).length;
  const [best] = found.toSorted((one, other) => count(other) - count(one));
  const width = Math.max(...rows.map(({ length }) => length));
  return best ?? { row: -1, matching: Array.from({ length: width }, (_, at) => COLUMNS[at]?.key) };
}

/** Includes the period, because ids are unique only within a period. */
export const idText = (period: string, { id }: Project): string => `${period} #${id}`;

/** @returns undefined for anything but an id of the period */
export function readId(period: string, text = ''): number | undefined {
  const [name, id] = text.trim().split(' #');
  return name === period && /^\d+$/.test(id) ? Number(id) : undefined;
}

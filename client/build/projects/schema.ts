import { z } from 'zod';
import type { ProjectPeriod } from '#shared/catalogue';
import { PROJECT_PICTURES } from '../../src/content/projects/pictures.ts';
import { hasClients } from '../../src/content/projects/project.ts';

const LISTS = ['completed', 'subcontracted'];
const PICTURES = Object.keys(PROJECT_PICTURES);
const MONEY = 'must be a number of pesos above 0, or null';
const ID = 'must be a whole number above 0';

const text = (error: string) => z.string(error).refine((value) => value !== '' && value === value.trim(), { error });
const textOrNull = text('must be null or a text without spaces around it').nullable();

const rowSchema = (period: ProjectPeriod) =>
  z.strictObject(
    {
      id: z.int(ID).positive(ID),
      project: text('must be a text without spaces around it'),
      location: textOrNull,
      client: hasClients(period) ? textOrNull.optional() : z.undefined('has no column in this period').optional(),
      cost: z.number(MONEY).positive(MONEY).nullable(),
      image: z.enum(PICTURES, `must be null or one of ${PICTURES.join(', ')}`).nullish(),
    },
    { error: ({ code }) => (code === 'unrecognized_keys' ? 'is not a field of a project' : 'must be a project') },
  );

interface Place {
  /** File, list, row and id, for the message. */
  where: string;
  row: unknown;
}

const fileOf = (period: string) => `client/src/content/projects/${period}.ts`;

function placesIn(period: ProjectPeriod, list: string, rows: unknown): Place[] {
  if (!Array.isArray(rows)) return [];
  return rows.map((row: { id?: unknown } | null, index) => ({
    where: `${fileOf(period)}, ${list} row ${index + 1} (id ${String(row?.id)})`,
    row,
  }));
}

function listProblems(period: ProjectPeriod, lists: Record<string, unknown>): string[] {
  const unknown = Object.keys(lists).filter((name) => !LISTS.includes(name));
  return [
    ...(lists.completed ? [] : [`${fileOf(period)}: exports no list named completed`]),
    ...unknown.map((name) => `${fileOf(period)}: exports ${name}, which is none of ${LISTS.join(', ')}`),
    ...Object.entries(lists)
      .filter(([, rows]) => !Array.isArray(rows))
      .map(([name]) => `${fileOf(period)}: ${name} must be a list of projects`),
  ];
}

function fieldProblems(period: ProjectPeriod, { where, row }: Place): string[] {
  const { error } = rowSchema(period).safeParse(row);
  return (error?.issues ?? []).map((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : issue.path;
    return `${where}: ${[...names.map(String), issue.message].join(' ')}`;
  });
}

/** @param keyOf no two rows may have the same key; rows whose key is undefined are not compared */
function repetitions(places: Place[], what: string, keyOf: (row: Record<string, unknown>) => unknown): string[] {
  const seen = new Map<unknown, string>();
  return places.flatMap(({ where, row }) => {
    const key = keyOf((row ?? {}) as Record<string, unknown>);
    const first = seen.get(key);
    if (key !== undefined && !first) seen.set(key, where);
    return first ? [`${where}: ${what} is that of ${first.replace(/^.*?, /, '')}`] : [];
  });
}

/** One sentence for each problem in the file of a period; `lists` is the module. */
export function problemsIn(period: ProjectPeriod, lists: Record<string, unknown>): string[] {
  const places = Object.entries(lists).flatMap(([list, rows]) => placesIn(period, list, rows));
  return [
    ...listProblems(period, lists),
    ...places.flatMap((place) => fieldProblems(period, place)),
    ...repetitions(places, 'id', ({ id }) => id),
    ...repetitions(places, 'project', ({ project, location }) => project && JSON.stringify([project, location])),
  ];
}

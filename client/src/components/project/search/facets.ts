import type { AnyProject, ShownProject } from '#shared/content/site/page-data';
import { plainText } from '#shared/text/plain-text';
import type { ProjectQuery } from './query.ts';

/** Searchable text per project, cached because every typed letter searches thousands. */
const texts = new WeakMap<ShownProject, string>();

function textOf(shown: ShownProject): string {
  const { project, location, client } = shown;
  const text = texts.get(shown) ?? plainText([project, location, client].filter(Boolean).join(' '));
  texts.set(shown, text);
  return text;
}

/** Tests whether a project's name, location or client contains every word. */
function matcher(wanted: string): (project: ShownProject) => boolean {
  const words = plainText(wanted).split(/\s+/);
  return (project) => words.every((word) => textOf(project).includes(word));
}

export type FacetKey = Exclude<keyof ProjectQuery, 'q'>;

const VALUES: Record<FacetKey, (project: AnyProject) => string | null | undefined> = {
  kind: ({ kind }) => kind,
  client: ({ client }) => client,
  years: (project) => ('period' in project ? project.period : undefined),
};

/** The values that a list can be filtered by, each with its number of projects. */
export interface Facet {
  key: FacetKey;
  options: { value: string; count: number }[];
}

type Test = (project: AnyProject) => boolean;

function testsOf(query: ProjectQuery, keys: readonly FacetKey[]): Test[] {
  const chosen = keys.filter((key) => query[key] !== '');
  return [
    matcher(query.q),
    ...chosen.map(
      (key): Test =>
        (project) =>
          VALUES[key](project) === query[key],
    ),
  ];
}

/** Tests whether a project matches the words and the chosen values. */
export function finder(query: ProjectQuery, keys: readonly FacetKey[]): Test {
  const tests = testsOf(query, keys);
  return (project) => tests.every((test) => test(project));
}

const NEWEST_FIRST: FacetKey = 'years';

function optionsOf(projects: readonly AnyProject[], query: ProjectQuery, key: FacetKey, keys: readonly FacetKey[]) {
  const others = keys.filter((other) => other !== key);
  const isFound = finder(query, others);
  const counts = new Map<string, number>();
  for (const project of projects) {
    const value = VALUES[key](project);
    if (value) counts.set(value, (counts.get(value) ?? 0) + Number(isFound(project)));
  }
  if (query[key] && !counts.has(query[key])) counts.set(query[key], 0); // from an outdated link
  const options = [...counts].map(([value, count]) => ({ value, count }));
  options.sort((one, other) => one.value.localeCompare(other.value, 'en'));
  return key === NEWEST_FIRST ? options.reverse() : options;
}

/** The facets of a list; each counts the projects that the other filters leave. Facets with a single value are omitted. */
export function facetsOf(projects: readonly AnyProject[], query: ProjectQuery, keys: readonly FacetKey[]): Facet[] {
  return keys
    .map((key) => ({ key, options: optionsOf(projects, query, key, keys) }))
    .filter(({ key, options }) => options.length > 1 || query[key] !== '');
}

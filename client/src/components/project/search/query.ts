import { PATHS } from '#shared/catalogue';

/** What the address says of the projects that are looked for. */
export interface ProjectQuery {
  /** Words that were typed. */
  q: string;
  kind: string;
  client: string;
  /** The name of a list. */
  years: string;
}

export const NO_QUERY: ProjectQuery = { q: '', kind: '', client: '', years: '' };

const KEYS = Object.keys(NO_QUERY) as (keyof ProjectQuery)[];

export function queryOf(search: string): ProjectQuery {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(KEYS.map((key) => [key, parameters.get(key)?.trim() ?? ''])) as unknown as ProjectQuery;
}

/** The query of an address with another filter; what else it names stays. */
export function withQuery(search: string, query: Partial<ProjectQuery>): string {
  const parameters = new URLSearchParams(search);
  for (const key of KEYS) {
    const value = query[key];
    if (value === undefined) continue;
    if (value.trim() === '') parameters.delete(key);
    else parameters.set(key, value.trim());
  }
  return parameters.toString();
}

/** The page that searches all projects, with a filter. */
export const searchPath = (query: Partial<ProjectQuery>): string => `${PATHS.projects}?${withQuery('', query)}`;

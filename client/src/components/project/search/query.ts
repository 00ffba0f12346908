import { PATHS } from '#shared/catalogue';

/** The project search in the address. */
export interface ProjectQuery {
  /** Search words. */
  q: string;
  kind: string;
  client: string;
  /** Name of a period's list. */
  years: string;
}

export const NO_QUERY: ProjectQuery = { q: '', kind: '', client: '', years: '' };

const KEYS = Object.keys(NO_QUERY) as (keyof ProjectQuery)[];

export function queryOf(search: string): ProjectQuery {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(KEYS.map((key) => [key, parameters.get(key)?.trim() ?? ''])) as unknown as ProjectQuery;
}

/** Sets a filter in a query string, keeping other parameters. */
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

/** The address of the search page with a filter. */
export const searchPath = (query: Partial<ProjectQuery>): string => `${PATHS.projects}?${withQuery('', query)}`;

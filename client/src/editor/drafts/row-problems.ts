import type { Place } from '#shared/content/documents';
import { PROJECT, PROJECTS_BUT_ROWS, type Projects } from '#shared/content/documents/projects';

/** What is wrong in a row, and where in it. */
export interface RowProblem {
  path: Place;
  message: string;
}

const known = new WeakMap<object, readonly RowProblem[]>();

const problemsBy = (schema: typeof PROJECT | typeof PROJECTS_BUT_ROWS, value: unknown): RowProblem[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => ({ path: path as Place, message }));

/** A row is checked once. */
export function rowProblems(row: object): readonly RowProblem[] {
  const problems = known.get(row) ?? problemsBy(PROJECT, row);
  known.set(row, problems);
  return problems;
}

const LISTS = ['completed', 'subcontracted'] as const;

/** What is wrong in all rows of the projects, and around them. */
export function problemsOfProjects(projects: Projects): RowProblem[] {
  const inRows = projects.periods.flatMap((period, at) =>
    LISTS.flatMap((list) =>
      period[list].flatMap((row, index) =>
        rowProblems(row).map(({ path, message }) => ({ path: ['periods', at, list, index, ...path], message })),
      ),
    ),
  );
  return [...inRows, ...problemsBy(PROJECTS_BUT_ROWS, projects)];
}

import type { Place } from '#shared/content/documents';
import { PROJECT, PROJECTS_BUT_ROWS, type Projects } from '#shared/content/documents/projects';

/** A problem; the path is relative to the validated value. */
export interface RowProblem {
  path: Place;
  message: string;
}

const known = new WeakMap<object, readonly RowProblem[]>();

const problemsBy = (schema: typeof PROJECT | typeof PROJECTS_BUT_ROWS, value: unknown): RowProblem[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => ({ path: path as Place, message }));

/** Validates a row once; rows are never mutated. */
export function rowProblems(row: object): readonly RowProblem[] {
  const problems = known.get(row) ?? problemsBy(PROJECT, row);
  known.set(row, problems);
  return problems;
}

const LISTS = ['completed', 'subcontracted'] as const;

/** All problems of the projects document. Only rows that have changed are validated again. */
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

import { PROJECT, type Project } from '#shared/content/documents/projects';
import type { Column } from './columns.ts';

/** What is wrong in a row, by the keys of its cells. */
export type RowProblems = ReadonlyMap<string, string>;

const known = new WeakMap<Project, RowProblems>();

/** With the sentences of the schema, which are those of the server. A row is checked once. */
export function problemsOfRow(row: Project): RowProblems {
  const before = known.get(row);
  if (before) return before;
  const issues = PROJECT.safeParse(row).error?.issues ?? [];
  const problems = new Map(issues.map(({ path, message }) => [String(path[0]), message] as const).toReversed());
  known.set(row, problems);
  return problems;
}

/** What is wrong with a text that cannot be a value of its column. */
export const problemOfText = ({ schema, title }: Column, text: string): string =>
  schema.safeParse(text).error?.issues[0].message ?? `${title} cannot be read.`;

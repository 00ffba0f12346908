import type { Project } from '#shared/content/documents/projects';
import { rowProblems } from '../../drafts/row-problems.ts';
import type { Column } from './columns.ts';

/** What is wrong in a row, by the keys of its cells. */
export type RowProblems = ReadonlyMap<string, string>;

/** With the sentences of the schema, which are those of the server. */
export const problemsOfRow = (row: Project): RowProblems =>
  new Map(
    rowProblems(row)
      .map(({ path, message }) => [String(path[0]), message] as const)
      .toReversed(),
  );

/** What is wrong with a text that cannot be a value of its column. */
export const problemOfText = ({ schema, title }: Column, text: string): string =>
  schema.safeParse(text).error?.issues[0].message ?? `${title} cannot be read.`;

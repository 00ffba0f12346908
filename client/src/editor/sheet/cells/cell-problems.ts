import type { Project } from '#shared/content/documents/projects';
import { rowProblems } from '../../drafts/problems.ts';
import type { Column } from './columns.ts';

/** The problems of a row, by column key. */
export type RowProblems = ReadonlyMap<string, string>;

/** Uses the messages of the schema, as the server does. */
export const problemsOfRow = (row: Project): RowProblems =>
  new Map(
    rowProblems(row)
      .map(({ path, message }) => [String(path[0]), message] as const)
      .toReversed(),
  );

/** The problem with a text that is invalid for its column. */
export const problemOfText = ({ schema, title }: Column, text: string): string =>
  schema.safeParse(text).error?.issues[0].message ?? `${title} cannot be read.`;

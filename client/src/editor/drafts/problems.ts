import type { ContentState } from '#shared/content/contract';
import {
  type Content,
  type ContentProblem,
  DOCUMENT_NAMES,
  type DocumentName,
  type Place,
  problemsOf,
} from '#shared/content/documents';
import { PROJECT, type Project, type Projects, PROJECTS_BUT_ROWS } from '#shared/content/documents/projects';
import { numbered, type Spot, spotKey } from './change.ts';
import type { Column } from '../sheet/cells/columns.ts';

/** The problems of a row, by column key. */
type RowProblems = ReadonlyMap<string, string>;

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

const known = new WeakMap<object, Map<string, string>>();

const byPlace = (problems: ContentProblem[]) =>
  // reversed, so that the first problem of a path wins
  new Map(problems.map((problem) => [spotKey(problem), problem.message] as const).toReversed());

/** Skips validation of documents without a draft: the server has validated the published content. */
export function trustProblems({ content, drafts }: Pick<ContentState, 'content' | 'drafts'>): void {
  for (const name of DOCUMENT_NAMES) {
    if (!drafts.some(({ document }) => document === name)) known.set(content[name], new Map());
  }
}

/** A problem; the path is relative to the validated value. */
interface RowProblem {
  path: Place;
  message: string;
}

const knownRows = new WeakMap<object, readonly RowProblem[]>();

const problemsBy = (schema: typeof PROJECT | typeof PROJECTS_BUT_ROWS, value: unknown): RowProblem[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => ({ path: path as Place, message }));

/** Validates a row once; rows are never mutated. */
export function rowProblems(row: object): readonly RowProblem[] {
  const problems = knownRows.get(row) ?? problemsBy(PROJECT, row);
  knownRows.set(row, problems);
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

const found = (document: DocumentName, body: object): ContentProblem[] =>
  document === 'projects'
    ? problemsOfProjects(body as Projects).map((problem) => ({ document, ...problem }))
    : problemsOf(document, body);

/** The problems that prevent publishing a document, by content path. */
function problemsIn(document: DocumentName, body: object): Map<string, string> {
  const before = known.get(body);
  if (before) return before;
  const problems = byPlace(found(document, body));
  known.set(body, problems);
  return problems;
}

export const problemAt = (content: Content | undefined, spot: Spot): string | undefined =>
  content && problemsIn(spot.document, content[spot.document]).get(spotKey(numbered(content, spot)));

/** Counts the problems at a path and below it. */
export function problemsWithin(content: Content | undefined, spot: Spot): number {
  if (!content) return 0;
  const { document } = spot;
  const start = spotKey(numbered(content, spot));
  const keys = [...problemsIn(document, content[document]).keys()];
  return keys.filter((key) => key === start || key.startsWith(`${start}.`)).length;
}

/** A unique key; many problems have the same message. */
export const problemKey = ({ document, path, message }: ContentProblem): string =>
  `${spotKey({ document, path })} ${message}`;

import type { ContentState } from '#shared/content/contract';
import {
  type Content,
  type ContentProblem,
  DOCUMENT_NAMES,
  type DocumentName,
  problemsOf,
} from '#shared/content/documents';
import type { Projects } from '#shared/content/documents/projects';
import { numbered, type Spot, spotKey } from './change.ts';
import { problemsOfProjects } from './row-problems.ts';

const known = new WeakMap<object, Map<string, string>>();

const byPlace = (problems: ContentProblem[]) =>
  // reversed, so that the first problem of a path wins
  new Map(problems.map((problem) => [spotKey(problem), problem.message] as const).toReversed());

/** Skips validation of documents without a draft: the server has validated what is published. */
export function trustProblems({ content, drafts }: Pick<ContentState, 'content' | 'drafts'>): void {
  for (const name of DOCUMENT_NAMES) {
    if (!drafts.some(({ document }) => document === name)) known.set(content[name], new Map());
  }
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

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
  // the first problem of a place is the one that is told
  new Map(problems.map((problem) => [spotKey(problem), problem.message] as const).toReversed());

/** Content as the server sent it was checked there: what has no draft has no problem. */
export function trustProblems({ content, drafts }: Pick<ContentState, 'content' | 'drafts'>): void {
  for (const name of DOCUMENT_NAMES) {
    if (!drafts.some(({ document }) => document === name)) known.set(content[name], new Map());
  }
}

const found = (document: DocumentName, body: object): ContentProblem[] =>
  document === 'projects'
    ? problemsOfProjects(body as Projects).map((problem) => ({ document, ...problem }))
    : problemsOf(document, body);

/** What keeps a document from being published, by place. */
function problemsIn(document: DocumentName, body: object): Map<string, string> {
  const before = known.get(body);
  if (before) return before;
  const problems = byPlace(found(document, body));
  known.set(body, problems);
  return problems;
}

export const problemAt = (content: Content | undefined, spot: Spot): string | undefined =>
  content && problemsIn(spot.document, content[spot.document]).get(spotKey(numbered(content, spot)));

/** How many problems are at a place or inside of it. */
export function problemsWithin(content: Content | undefined, spot: Spot): number {
  if (!content) return 0;
  const { document } = spot;
  const start = spotKey(numbered(content, spot));
  const keys = [...problemsIn(document, content[document]).keys()];
  return keys.filter((key) => key === start || key.startsWith(`${start}.`)).length;
}

/** Titles would be the same for many: the sentence says what, this says where. */
export const problemKey = ({ document, path, message }: ContentProblem): string =>
  `${spotKey({ document, path })} ${message}`;

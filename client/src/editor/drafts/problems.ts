import { type Content, type ContentProblem, type DocumentName, problemsOf } from '#shared/content/documents';
import { numbered, type Spot, spotKey } from './change.ts';

const known = new WeakMap<object, Map<string, string>>();

/** What keeps a document from being published, by place. */
function problemsIn(document: DocumentName, body: object): Map<string, string> {
  const before = known.get(body);
  if (before) return before;
  const all = problemsOf(document, body).map(({ path, message }) => [spotKey({ document, path }), message] as const);
  // the first problem of a place is the one that is told
  const problems = new Map(all.toReversed());
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

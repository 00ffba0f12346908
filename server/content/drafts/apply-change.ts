import type { ContentChange, ContentConflict } from '#shared/content/contract';
import type { DocumentName, Place } from '#shared/content/documents';
import { same } from '#shared/content/same';
import { schemaAt } from '#shared/content/documents/schema-walk';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';

type Container = Record<string | number, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const has = (container: unknown, step: string | number): container is Container =>
  isContainer(container) && Object.hasOwn(container, step);

/** What holds the last step of a path, or nothing when there is no such place. */
function containerOf(body: object, path: Place): Container | undefined {
  let container: unknown = body;
  for (const step of path.slice(0, -1)) container = has(container, step) ? container[step] : undefined;
  return isContainer(container) ? container : undefined;
}

/** One past the end of a list is where an entry is added. */
const isPlace = (container: Container, step: string | number) =>
  Array.isArray(container) ? typeof step === 'number' && step <= container.length : typeof step === 'string';

/**
 * Makes one change, in place. When another value stands there than the editor saw, nothing is changed.
 *
 * @throws Problem 400 when the document can have nothing at that place
 */
export function applyChange(
  document: DocumentName,
  body: object,
  { path, before, value }: ContentChange,
): ContentConflict | undefined {
  const step = path.at(-1);
  const container = containerOf(body, path);
  if (step === undefined || !schemaAt(document, path) || !container || !isPlace(container, step)) {
    throw new Problem(400, [ERRORS.content.noSuchPlace(path.join('.'))]);
  }
  const current = has(container, step) ? container[step] : undefined;
  if (same(current, value)) return undefined;
  if (!same(current, before)) return { path, theirs: current };
  if (value !== undefined) container[step] = value;
  else if (Array.isArray(container)) container.splice(Number(step), 1);
  else delete container[step];
  return undefined;
}

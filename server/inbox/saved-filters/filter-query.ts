import { kindsNamed } from '#shared/accounts/kinds';
import type { SubmissionFilter } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { type Kinds, mustNameOwn } from '../../submissions/own-kinds.ts';
import { Problem } from '../../http/errors/problem.ts';
import { validationPipe } from '../../http/errors/validation.pipe.ts';
import { SubmissionFilterDto } from '../list/filter.dto.ts';

/** As the list reads its parameters: one that is given twice becomes a list, which is refused. */
function parametersOf(query: string): Record<string, string | string[]> {
  const parameters: Record<string, string | string[]> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(query))
    parameters[name] = name in parameters ? [parameters[name], value].flat() : value;
  return parameters;
}

/**
 * The query of a filter in a normal form, which says the same.
 * @throws Problem 400 with the sentences of the list, or for a filter that leaves every row; 403 for another kind
 */
export async function normalQuery(query: string, kinds: Kinds): Promise<string> {
  const type = { type: 'query', metatype: SubmissionFilterDto } as const;
  const filter = (await validationPipe.transform({ ...parametersOf(query) }, type)) as SubmissionFilter;
  mustNameOwn(kinds, kindsNamed(filter));
  const set = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '' && value !== false);
  if (set.length === 0) throw new Problem(400, [ERRORS.savedFilters.empty]);
  const words = set.map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(words).toString();
}

/**
 * Whether a filter that is kept is for whoever sees `own` alone. The words of a search may name somebody, so that they are
 * shown only to those who see all that whoever saved them did.
 */
export function isFor(own: Kinds, { query, kinds }: { query: string; kinds: Kinds }): boolean {
  const filter = Object.fromEntries(new URLSearchParams(query)) as SubmissionFilter;
  const seen = [...kindsNamed(filter), ...(filter.search ? kinds : [])];
  return seen.every((kind) => own.includes(kind));
}

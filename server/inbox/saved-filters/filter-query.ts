import type { SubmissionFilter } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
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
 * @throws Problem 400 with the sentences of the list, or for a filter that leaves every row
 */
export async function normalQuery(query: string): Promise<string> {
  const type = { type: 'query', metatype: SubmissionFilterDto } as const;
  const filter = (await validationPipe.transform({ ...parametersOf(query) }, type)) as SubmissionFilter;
  const set = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '' && value !== false);
  if (set.length === 0) throw new Problem(400, [ERRORS.savedFilters.empty]);
  const words = set.map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(words).toString();
}

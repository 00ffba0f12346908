import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { SavedFilter, SavedFilterInput, SubmissionFilter } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { kindsNamed } from '#shared/accounts/kinds';
import { Problem } from '../../http/errors/problem.ts';
import { type Kinds, mustNameOwn } from '../../submissions/own-kinds.ts';
import { validationPipe } from '../../http/errors/validation.pipe.ts';
import { SubmissionFilterDto } from '../list/filter.dto.ts';

const { many, query: longest } = INBOX_LIMITS.savedFilter;

const ADD = `
  INSERT INTO saved_filters (name, query, kinds) SELECT $1::varchar, $2::varchar, $3::text[]
  WHERE (SELECT count(*) FROM saved_filters) < ${many}
  ON CONFLICT (name) DO NOTHING RETURNING id AS _id, name, query`;

interface KeptFilter extends SavedFilter {
  kinds: Kinds;
}

const COLUMNS = 'id AS _id, name, query, kinds';
const KEPT = `SELECT ${COLUMNS} FROM saved_filters ORDER BY created_at, id`;
const REMOVE = `DELETE FROM saved_filters WHERE id = $1 RETURNING ${COLUMNS}`;

/** Saved filters of the Inbox, shared by the accounts that may see their kinds. */
@Injectable()
export class SavedFiltersService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list(own: Kinds): Promise<SavedFilter[]> {
    const kept = await this.database.query<KeptFilter[]>(KEPT);
    return kept.filter((filter) => isFor(own, filter)).map(({ kinds: _, ...filter }) => filter);
  }

  /** @throws Problem 400 for an invalid filter, 403 for one of another kind, 409 for a name that is taken and when there are too many */
  async create({ name, query }: SavedFilterInput, own: Kinds): Promise<SavedFilter> {
    const normal = await normalQuery(query, own);
    if (normal.length > longest) throw new Problem(400, [ERRORS.savedFilters.tooLong]);
    const [added] = await this.database.transaction((manager) =>
      manager.query<(SavedFilter | undefined)[]>(ADD, [name, normal, own]),
    );
    if (added) return added;
    const isTaken = (await this.database.query<KeptFilter[]>(KEPT)).some((kept) => kept.name === name);
    throw new Problem(409, isTaken ? ERRORS.savedFilters.taken : ERRORS.savedFilters.tooMany);
  }

  /** @throws Problem 403, 404 */
  async remove(id: string, own: Kinds): Promise<void> {
    await this.database.transaction(async (manager) => {
      const [removed] = await manager.query<[KeptFilter[], number]>(REMOVE, [id]);
      if (removed.length === 0) throw new Problem(404, ERRORS.notFound);
      if (!isFor(own, removed[0])) throw new Problem(403, ERRORS.notAllowed);
    });
  }
}

/** Parses the query as the list does: a repeated parameter becomes an array, which is refused. */
function parametersOf(query: string): Record<string, string | string[]> {
  const parameters: Record<string, string | string[]> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(query))
    parameters[name] = name in parameters ? [parameters[name], value].flat() : value;
  return parameters;
}

/**
 * Normalizes the query of a filter.
 * @throws Problem 400 with the messages of the list, or for a filter without a condition; 403 for another kind
 */
async function normalQuery(query: string, kinds: Kinds): Promise<string> {
  const type = { type: 'query', metatype: SubmissionFilterDto } as const;
  const filter = (await validationPipe.transform({ ...parametersOf(query) }, type)) as SubmissionFilter;
  mustNameOwn(kinds, kindsNamed(filter));
  const set = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '' && value !== false);
  if (set.length === 0) throw new Problem(400, [ERRORS.savedFilters.empty]);
  const words = set.map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(words).toString();
}

/**
 * Whether an account that may see only `own` may see a saved filter. A search may contain somebody's name, so it also
 * requires all kinds that the author could see.
 */
function isFor(own: Kinds, { query, kinds }: { query: string; kinds: Kinds }): boolean {
  const filter = Object.fromEntries(new URLSearchParams(query)) as SubmissionFilter;
  const seen = [...kindsNamed(filter), ...(filter.search ? kinds : [])];
  return seen.every((kind) => own.includes(kind));
}

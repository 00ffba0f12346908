import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { SavedFilter, SavedFilterInput } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { INBOX_LIMITS } from '#shared/inbox-limits';
import { Problem } from '../../http/errors/problem.ts';
import type { Kinds } from '../../submissions/own-kinds.ts';
import { isFor, normalQuery } from './filter-query.ts';

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

/** Filters of the Inbox that the office keeps; all who see the same kinds have the same ones. */
@Injectable()
export class SavedFiltersService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list(own: Kinds): Promise<SavedFilter[]> {
    const kept = await this.database.query<KeptFilter[]>(KEPT);
    return kept.filter((filter) => isFor(own, filter)).map(({ kinds: _, ...filter }) => filter);
  }

  /** @throws Problem 400 for a query that is no filter, 403 for one of another kind, 409 for a name that is taken and when there are too many */
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

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { SavedFilter, SavedFilterInput } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { INBOX_LIMITS } from '#shared/inbox-limits';
import { Problem } from '../../http/errors/problem.ts';
import { normalQuery } from './filter-query.ts';

const { many, query: longest } = INBOX_LIMITS.savedFilter;

const ADD = `
  INSERT INTO saved_filters (name, query) SELECT $1::varchar, $2::varchar
  WHERE (SELECT count(*) FROM saved_filters) < ${many}
  ON CONFLICT (name) DO NOTHING RETURNING id AS _id, name, query`;

/** Filters of the Inbox that the office keeps; everybody of it has the same ones. */
@Injectable()
export class SavedFiltersService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  list(): Promise<SavedFilter[]> {
    return this.database.query('SELECT id AS _id, name, query FROM saved_filters ORDER BY created_at, id');
  }

  /** @throws Problem 400 for a query that is no filter, 409 for a name that is taken and when there are too many */
  async create({ name, query }: SavedFilterInput): Promise<SavedFilter> {
    const normal = await normalQuery(query);
    if (normal.length > longest) throw new Problem(400, [ERRORS.savedFilters.tooLong]);
    const [added] = await this.database.transaction((manager) =>
      manager.query<(SavedFilter | undefined)[]>(ADD, [name, normal]),
    );
    if (added) return added;
    const isTaken = (await this.list()).some((kept) => kept.name === name);
    throw new Problem(409, isTaken ? ERRORS.savedFilters.taken : ERRORS.savedFilters.tooMany);
  }

  /** @throws Problem 404 */
  async remove(id: string): Promise<void> {
    const [, count] = await this.database.transaction((manager) =>
      manager.query<[unknown[], number]>('DELETE FROM saved_filters WHERE id = $1', [id]),
    );
    if (count === 0) throw new Problem(404, ERRORS.notFound);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { ENV, type Env, isPooled } from '../config/env.ts';
import { poolOf } from './pool.ts';

/**
 * Runs frequent statements under a name, so that PostgreSQL parses and plans each once per connection. TypeORM cannot
 * name statements, so its pool is used directly. Behind a pooler, each statement may use another connection, so names
 * are omitted.
 */
@Injectable()
export class NamedQueries {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(ENV) private readonly env: Env,
  ) {}

  query<Row extends QueryResultRow>({ name, text, values }: QueryConfig<unknown[]>): Promise<QueryResult<Row>> {
    return poolOf(this.database).query<Row>({ name: isPooled(this.env) ? undefined : name, text, values });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { ENV, type Env, isPooled } from '../config/env.ts';

/** TypeORM's connection pool, for calls that TypeORM has no API for. */
export const poolOf = ({ driver }: DataSource) => (driver as unknown as { master: Pool }).master;

/**
 * Runs frequent statements as prepared statements, so that PostgreSQL parses each once per connection and can reuse
 * its plan. TypeORM cannot name statements, so this uses its pool directly. Behind a pooler, names are omitted,
 * because each statement may run on another connection.
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

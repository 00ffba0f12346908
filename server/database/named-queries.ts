import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { ENV, type Env, isPooled } from '../config/env.ts';
import { poolOf } from './pool.ts';

/**
 * Statements that PostgreSQL is to remember by a name, so that it reads and plans them once for each connection: those
 * of every submission. TypeORM cannot name a statement; its connections are used all the same. A pooler may lend another
 * connection for each statement, so none is named then.
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

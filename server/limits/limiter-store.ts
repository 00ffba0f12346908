import type { Pool, QueryConfig } from 'pg';
import type { DataSource } from 'typeorm';
import { type Env, isPooled } from '../config/env.ts';

/** Through which the limiters ask: the application's own pool. They name their statements, which no pooler may see. */
export function limiterStore(database: DataSource, env: Env) {
  const pool = (database.driver as unknown as { master: Pool }).master;
  if (!isPooled(env)) return { storeClient: pool, storeType: 'pool' };
  return { storeClient: { query: ({ text, values }: QueryConfig) => pool.query(text, values) }, storeType: 'client' };
}

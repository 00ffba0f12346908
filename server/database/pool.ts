import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** TypeORM's connection pool, for calls that TypeORM has no API for. */
export const poolOf = ({ driver }: DataSource) => (driver as unknown as { master: Pool }).master;

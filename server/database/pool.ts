import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** The connections that TypeORM keeps, for what it has no words for. */
export const poolOf = ({ driver }: DataSource) => (driver as unknown as { master: Pool }).master;

import 'reflect-metadata';
import { migrationDataSource } from '../database/data-source.ts';
import { ENTITIES } from './entities.ts';

/** TypeORM's command line needs a file that exports only a data source; database-cli.ts sets DATABASE_URL. */
export default migrationDataSource(process.env.DATABASE_URL ?? '', ENTITIES);

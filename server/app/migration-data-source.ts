import 'reflect-metadata';
import { migrationDataSource } from '../database/data-source.ts';
import { ENTITIES } from './entities.ts';

/** For TypeORM's command line, which wants a file with nothing but a data source; database-cli.ts sets DATABASE_URL. */
export default migrationDataSource(process.env.DATABASE_URL ?? '', ENTITIES);

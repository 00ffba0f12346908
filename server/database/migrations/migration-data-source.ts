import 'reflect-metadata';
import { migrationDataSource } from '../data-source.ts';

/** For TypeORM's command line, which wants a file with nothing but a data source; database-cli.ts sets DATABASE_URL. */
export default migrationDataSource(process.env.DATABASE_URL ?? '');

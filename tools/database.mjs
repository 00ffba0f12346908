// npm run migration:*, admin:password, backup and restore: builds the server if it is stale, then runs the command.
import { buildOrExit, isStale } from './build/build.mjs';
import { runDatabaseCommand, runMigrationGenerator } from './lib/server.mjs';
import { checkSettings, readSettings } from './lib/settings.mjs';

const only = ['server'];
await readSettings();
if (await isStale(only)) await checkSettings({ port: false });
await buildOrExit({ only });
await (process.argv[2] === 'migration:generate' ? runMigrationGenerator() : runDatabaseCommand());

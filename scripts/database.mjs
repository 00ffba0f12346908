// npm run migration:*, admin:password, backup and restore: builds the server when it is stale, then runs the command.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildOrExit } from './build.mjs';

const settings = join(import.meta.dirname, '../.env');
if (existsSync(settings)) process.loadEnvFile(settings);
await buildOrExit({ only: ['server'] });
await import('../dist/server/server/config/database-cli.js');

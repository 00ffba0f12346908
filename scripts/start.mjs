// npm start: builds what is missing or older than its sources, then runs the server in this process.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildOrExit } from './build.mjs';

const root = join(import.meta.dirname, '..');
const settings = join(root, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);
await buildOrExit();
await import('../dist/server/server/main.js');

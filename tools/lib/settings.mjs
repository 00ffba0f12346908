import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tell } from './problem.mjs';
import { loadSource } from './source.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** Loads .env into the environment. Variables that are already set win. */
export async function readSettings() {
  const file = join(ROOT, '.env');
  try {
    if (existsSync(file)) process.loadEnvFile(file);
  } catch (error) {
    await tell(Object.assign(error, { path: file }));
  }
}

/** Reads the settings and, if the command needs the port, checks that it is free. Exits on a problem. */
export async function checkSettings({ port }) {
  try {
    const { checkSettings: check } = await loadSource('server/config/check-settings.ts');
    const { readEnv } = await loadSource('server/config/env.ts');
    return port ? await check(process.env) : readEnv(process.env);
  } catch (error) {
    return tell(error);
  }
}

import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A TypeScript module as it is written, before anything is built. */
export async function loadSource(path) {
  const { runnerImport } = await import('vite');
  return (await runnerImport(join(ROOT, path), { configFile: false, logLevel: 'error' })).module;
}

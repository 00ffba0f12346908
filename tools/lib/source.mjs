import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Imports a TypeScript module from its source, without a build. */
export async function loadSource(path) {
  const { runnerImport } = await import('vite');
  return (await runnerImport(join(ROOT, path), { configFile: false, logLevel: 'error' })).module;
}

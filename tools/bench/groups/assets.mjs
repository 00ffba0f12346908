import { fileTables, nearestFile } from '../lib/file-tables.mjs';

const BYTES = 100 * 1024;

/** The script that is nearest to 100 KB. */
export function run(options) {
  const file = nearestFile('assets', '.js', BYTES);
  return fileTables('assets', { ...file, address: `/assets/${file.name}` }, options);
}

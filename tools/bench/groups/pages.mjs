import { fileTables, nearestFile } from '../lib/file-tables.mjs';

const BYTES = 12 * 1024;

/** Filled in from the database, or not for visitors. */
const NOT_PLAIN = /^(careers|rentals-list|404|admin-.+)\.html$|\[|\$|:/;

/** A prerendered page of about 12 KB. */
export function run(options) {
  const file = nearestFile('', '.html', BYTES, NOT_PLAIN);
  return fileTables('pages', { ...file, address: `/${file.name.replace('.html', '')}` }, options);
}

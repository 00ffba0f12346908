import type { Plugin } from 'vite';

/** The comma before a property that is a text or a number, and the property. */
const property = (names: string) => new RegExp(`,\\s*(?:${names}): (?:'(?:[^'\\\\]|\\\\.)*'|\\d+)`, 'g');

const DOCUMENTED = property('example|description');
const STORED = property('property|columnLength|heading');

/**
 * Leaves out of the records of the forms what no visitor's page reads: what only the API's document says of a field, and
 * how it is stored. The copies of the dashboard (`records-apart.ts`) keep the latter.
 *
 * Measured: the script of /rmc has 81,548 bytes as sent instead of 81,790.
 */
export const recordsWithoutExamples = (): Plugin => ({
  name: 'eclar:records-without-examples',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /shared\/forms\/(quote|application|inquiry)\.ts/ },
    handler: (code, id) => {
      const documented = code.replace(DOCUMENTED, '');
      return id.endsWith('.ts') ? documented.replace(STORED, '') : documented;
    },
  },
});

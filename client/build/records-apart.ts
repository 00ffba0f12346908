import { join } from 'node:path';
import type { Plugin } from 'vite';

/** By the end of its path, who gets copies of which modules. */
const APART: Record<string, string[]> = {
  'shared/forms/forms.ts': ['./quote.ts', './application.ts', './inquiry.ts'],
  'client/src/api/pictures.ts': ['./upload.ts'],
};

/**
 * Gives the dashboard, which reads the records of all forms, copies of them, and the editor its own copy of what uploads a
 * file. A module shared with the page of a form would be a chunk of its own, one more request for that page.
 */
export const recordsApart = (): Plugin => ({
  name: 'eclar:records-apart',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^\.\/(quote|application|inquiry|upload)\.ts$/ },
    handler: (source, importer = '') => {
      const name = Object.keys(APART).find((end) => importer.endsWith(end));
      return name && APART[name].includes(source) ? `${join(importer, '..', source)}?copy` : null;
    },
  },
});

import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Importers by the end of their path, with the modules that they get as copies. */
const APART: Record<string, string[]> = {
  'shared/forms/forms.ts': ['./quote.ts', './application.ts', './inquiry.ts'],
  'client/src/api/admin/pictures.ts': ['../upload.ts'],
  'client/src/api/content.ts': ['./upload.ts'],
};

/**
 * Gives the dashboard, which reads all form records, its own copies of them, and the editor its own copy of the upload code. A module
 * shared with a form's page would become a separate chunk: one more request for that page.
 */
export const recordsApart = (): Plugin => ({
  name: 'eclar:records-apart',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^\.\.?\/(quote|application|inquiry|upload)\.ts$/ },
    handler: (source, importer = '') => {
      const name = Object.keys(APART).find((end) => importer.endsWith(end));
      return name && APART[name].includes(source) ? `${join(importer, '..', source)}?copy` : null;
    },
  },
});

import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Gives the dashboard, which reads the records of all forms, copies of them. A record shared with the page of its form
 * would be a chunk of its own, one more request for that page.
 */
export const recordsApart = (): Plugin => ({
  name: 'eclar:records-apart',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^\.\/(quote|application|inquiry)\.ts$/ },
    handler: (source, importer) =>
      importer?.endsWith('shared/forms/forms.ts') ? `${join(importer, '..', source)}?copy` : null,
  },
});

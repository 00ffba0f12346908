import { metaOf, schemaAt } from '#shared/content/documents/schema-walk';
import type { Spot } from '../drafts/change.ts';

/** Where a place is, in the titles of its forms: `The firm › Telephone numbers › 1 › Number`. */
export function trailOf({ document, path }: Spot): string {
  const steps = path.map((step, at) => {
    const schema = schemaAt(document, path.slice(0, at + 1));
    return typeof step === 'number' ? String(step + 1) : ((schema && metaOf(schema)?.title) ?? '');
  });
  const root = schemaAt(document, []);
  return [(root && metaOf(root)?.title) ?? document, ...steps].filter(Boolean).join(' › ');
}

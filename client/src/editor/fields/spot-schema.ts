import { metaOf, schemaAt } from '#shared/content/fields/schema-walk';
import { namedBy } from '#shared/content/entries';
import { isObject } from '#shared/content/same';
import { nameIn } from '#shared/content/summary';
import { type Spot, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';

/** The name of an entry, or the value in its step if the entry is gone or has no name. */
function entryName(spot: Spot, value: string): string {
  const entry = valueAt(useDrafts.getState().content, spot);
  const name = isObject(entry) ? nameIn(entry) : undefined;
  return typeof name === 'string' && name ? name : value;
}

/** The titles along a content path: `Company › Telephone numbers › 1 › Number`. */
export function trailOf({ document, path }: Spot): string {
  const steps = path.map((step, at) => {
    const named = namedBy(step);
    if (named) return entryName({ document, path: path.slice(0, at + 1) }, named.value);
    const schema = schemaAt(document, path.slice(0, at + 1));
    return typeof step === 'number' ? String(step + 1) : ((schema && metaOf(schema)?.title) ?? '');
  });
  const root = schemaAt(document, []);
  return [(root && metaOf(root)?.title) ?? document, ...steps].filter(Boolean).join(' › ');
}

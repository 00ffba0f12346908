import { schemaAt } from '#shared/content/fields/schema-walk';
import type { Spot } from '../drafts/change.ts';
import { ContentField } from '../fields/content-field.tsx';

export function Part({ spot, open }: { spot: Spot; open?: boolean }) {
  const schema = schemaAt(spot.document, spot.path);
  return schema && <ContentField spot={spot} schema={schema} open={open} />;
}

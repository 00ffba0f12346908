import { DOCUMENT_NAMES, type DocumentName, DOCUMENTS } from '#shared/content/documents';
import { metaOf, schemaAt } from '#shared/content/fields/schema-walk';
import { ChoiceField } from '../../components/choice-field/choice-field.tsx';
import type { z } from 'zod';
import { type Spot, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { ContentField } from '../fields/content-field.tsx';
import { Foldable } from '../fields/controls/foldable.tsx';
import { fieldsOf, type Kind, kindOf, titleOf } from '../fields/schema-kind.ts';
import { usePanel } from './panel-store.ts';

const NONE = '';

/** Opens any document as a whole, regardless of the page. */
export function Documents() {
  const document = usePanel((panel) => panel.document);
  const choose = (name: string) => usePanel.setState({ document: name === NONE ? undefined : (name as DocumentName) });
  return (
    <>
      <ChoiceField label="Open" value={document ?? NONE} onChoose={choose}>
        <option value={NONE}>Choose what to edit</option>
        {DOCUMENT_NAMES.map((name) => (
          <option key={name} value={name}>
            {metaOf(DOCUMENTS[name])?.title}
          </option>
        ))}
      </ChoiceField>
      {document &&
        fieldsOf(DOCUMENTS[document]).map(([key, schema]) => (
          <Field key={`${document}.${key}`} spot={{ document, path: [key] }} schema={schema} />
        ))}
    </>
  );
}

const FOLDS_ITSELF: Kind[] = ['list', 'group', 'picture'];

export function Part({ spot, open }: { spot: Spot; open?: boolean }) {
  const schema = schemaAt(spot.document, spot.path);
  return schema && <ContentField spot={spot} schema={schema} open={open} />;
}

/** A field, folded to one line with its value. */
function Field({ spot, schema }: { spot: Spot; schema: z.ZodType }) {
  const value = useDrafts(({ content }) => valueAt(content, spot));
  if (FOLDS_ITSELF.includes(kindOf(schema))) return <Part spot={spot} />;
  const held = typeof value === 'string' || typeof value === 'number' ? `: ${value}` : '';
  return (
    <Foldable spot={spot} title={`${titleOf(schema)}${held}`}>
      <Part spot={spot} />
    </Foldable>
  );
}

import { DOCUMENT_NAMES, type DocumentName, DOCUMENTS } from '#shared/content/documents';
import { metaOf } from '#shared/content/documents/schema-walk';
import { ChoiceField } from '../../components/choice-field/choice-field.tsx';
import { fieldsOf } from '../fields/schema-kind.ts';
import { usePanel } from './panel-store.ts';
import { Part } from './part.tsx';

const NONE = '';

/** Any document as a whole, whatever the page shows. */
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
        fieldsOf(DOCUMENTS[document]).map(([key]) => (
          <Part key={`${document}.${key}`} spot={{ document, path: [key] }} />
        ))}
    </>
  );
}

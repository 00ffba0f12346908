import { useState } from 'react';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { FileField } from '#client/components/form/file-field.tsx';
import { SelectField } from '#client/components/form/controls.tsx';
import { TEXTS } from '../../editor-texts.ts';
import { ImportPreview } from './import-preview.tsx';
import { useFile } from './use-file.ts';
import type { ImportTarget } from './use-preview.ts';

interface ImportDialogProps extends ImportTarget {
  open: boolean;
}

/** Takes the rows of a file into a list, after a look at what is in it. */
export function ImportDialog({ open, ...rest }: ImportDialogProps) {
  return (
    <Dialog open={open} heading="Import a file" onClose={rest.onClose}>
      <Import {...rest} />
    </Dialog>
  );
}

const HINT =
  'A file of Excel (.xlsx) or CSV. The first row names the columns: Project, Location, Client, Cost and so on.';

function Import(props: ImportTarget) {
  const { file, tables, isReading, failure, choose } = useFile();
  const [at, setAt] = useState(0);
  const table = tables[at] ?? tables[0];
  return (
    <>
      <FileField
        label="File"
        hint={HINT}
        error={failure}
        accept=".xlsx,.csv,.tsv,.txt"
        chosen={file}
        onChange={choose}
      />
      <p role="status">{isReading && TEXTS.reading}</p>
      {tables.length > 1 && (
        <SelectField label="Sheet of the file" value={at} onChange={({ target }) => setAt(Number(target.value))}>
          {tables.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {table && <ImportPreview key={table.name} {...props} table={table} />}
    </>
  );
}

import { type ChangeEvent, useState } from 'react';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { FileField } from '#client/components/form/file-field.tsx';
import { SelectField } from '#client/components/form/controls.tsx';
import { logFailure } from '#client/api/log.ts';
import { TEXTS } from '../../editor-texts.ts';
import { ImportPreview } from './import-preview.tsx';
import type { ImportTarget } from './use-preview.ts';
import { FileProblem, readTables, type Table } from './read-file.ts';

const NOT_READ = 'The file cannot be read. Check your connection and try again.';

/** The chosen file and its tables. */
function useFile() {
  const [file, setFile] = useState<File>();
  const [tables, setTables] = useState<Table[]>([]);
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    setFile(chosen);
    setTables([]);
    setFailure(undefined);
    if (!chosen) return;
    setReading(true);
    try {
      setTables(await readTables(chosen));
    } catch (error) {
      logFailure('A file could not be read.', error);
      setFailure(error instanceof FileProblem ? error.message : NOT_READ);
    } finally {
      setReading(false);
    }
  };
  return { file, tables, isReading, failure, choose: (event: ChangeEvent<HTMLInputElement>) => void choose(event) };
}

interface ImportDialogProps extends ImportTarget {
  open: boolean;
}

/** Imports the rows of a file after a preview. */
export function ImportDialog({ open, ...rest }: ImportDialogProps) {
  return (
    <Dialog open={open} heading="Import a file" onClose={rest.onClose}>
      <Import {...rest} />
    </Dialog>
  );
}

const HINT =
  'An Excel (.xlsx) or CSV file. The first row names the columns: Project, Location, Client, Cost and so on.';

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
        <SelectField label="Sheet" value={at} onChange={({ target }) => setAt(Number(target.value))}>
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

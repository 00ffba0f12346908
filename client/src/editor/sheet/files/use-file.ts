import { type ChangeEvent, useState } from 'react';
import { logFailure } from '#client/api/log.ts';
import { FileProblem, readTables, type Table } from './read-file.ts';

const NOT_READ = 'The file cannot be read. Check your connection and try again.';

/** The file that is chosen, with the tables in it. */
export function useFile() {
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

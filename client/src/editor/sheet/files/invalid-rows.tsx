import { Button } from '#client/components/button/button.tsx';
import styles from '../sheet.module.css';
import { saveRows } from './export.ts';
import type { Table } from './read-file.ts';
import type { Preview } from './use-preview.ts';

/** The most rows that are listed; the CSV file has all of them. */
const MAX_NAMED = 100;

interface ChoiceProps {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

/** A radio button. */
export function Choice({ name, label, checked, onChoose }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      {label}
    </label>
  );
}

/** Invalid rows with their reasons, and the choice to leave them out or to import them. */
export function InvalidRows({ table, preview }: { table: Table; preview: Preview }) {
  const { bad, headings, takesBad, setTakesBad } = preview;
  const save = () => {
    const names = headings.row < 0 ? [] : [['Row', 'Reason', ...table.rows[headings.row]]];
    void saveRows('rows-with-errors', [
      ...names,
      ...bad.map(({ number, reasons, texts }) => [number, reasons.join(' '), ...texts]),
    ]);
  };
  return (
    <section>
      <h3>Rows with errors</h3>
      <ul className={styles.bad} tabIndex={0} aria-label="Rows with errors">
        {bad.slice(0, MAX_NAMED).map(({ number, reasons }) => (
          <li key={number}>
            Row {number}: {reasons.join(' ')}
          </li>
        ))}
        {bad.length > MAX_NAMED && <li>And {bad.length - MAX_NAMED} more.</li>}
      </ul>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">What to do with them</legend>
        <Choice name="bad" label="Skip these rows" checked={!takesBad} onChoose={() => setTakesBad(false)} />
        <Choice
          name="bad"
          label="Import these rows and correct them in the sheet before publishing"
          checked={takesBad}
          onChoose={() => setTakesBad(true)}
        />
      </fieldset>
      <Button variant="quiet" onClick={save}>
        Save these rows as CSV
      </Button>
    </section>
  );
}

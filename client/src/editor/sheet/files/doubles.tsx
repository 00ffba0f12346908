import styles from '../sheet.module.css';
import type { CheckedRow } from './checked-rows.ts';
import type { Preview } from './use-preview.ts';

const nameOf = ({ number, project: { project, location } }: CheckedRow) =>
  `Row ${number}: “${project}”${location ? `, ${location}` : ''}`;

/** The most rows that are listed. */
const FEW_NAMED = 20;

/** Rows of a file that exist already. */
export function Doubles({ preview }: { preview: Preview }) {
  const { doubles, takesDoubles, setTakesDoubles } = preview;
  return (
    <section>
      <h3>Duplicate rows, with the same project and location</h3>
      <ul className={styles.bad} tabIndex={0} aria-label="Duplicate rows">
        {doubles.slice(0, FEW_NAMED).map((row) => (
          <li key={row.number}>{nameOf(row)}</li>
        ))}
        {doubles.length > FEW_NAMED && <li>And {doubles.length - FEW_NAMED} more.</li>}
      </ul>
      <div className={styles.choices}>
        <label>
          <input type="checkbox" checked={!takesDoubles} onChange={({ target }) => setTakesDoubles(!target.checked)} />
          Skip duplicate rows
        </label>
      </div>
    </section>
  );
}

import { Button } from '../../button/button.tsx';
import { SelectField, TextField } from '../../form/controls.tsx';
import styles from './materials.module.css';
import { type Problem, type Row, type Unit, UNITS } from './request.ts';

interface MaterialRowsProps {
  rows: Row[];
  materials: readonly string[];
  problem?: Problem;
  change: (id: number, changes: Partial<Row>) => void;
  add: () => void;
  remove: (id: number) => void;
}

export function MaterialRows({ rows, add, ...row }: MaterialRowsProps) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>What you need</legend>
      {rows.map((one, index) => (
        <MaterialRow key={one.id} {...row} row={one} name={`Material ${index + 1}`} isOnly={rows.length === 1} />
      ))}
      <Button variant="secondary" onClick={add}>
        Add another material
      </Button>
    </fieldset>
  );
}

interface MaterialRowProps extends Pick<MaterialRowsProps, 'materials' | 'problem' | 'change' | 'remove'> {
  row: Row;
  name: string;
  isOnly: boolean;
}

function MaterialRow({ row, name, isOnly, materials, problem, change, remove }: MaterialRowProps) {
  const { id, material, quantity, unit } = row;
  const errorOf = (field: Problem['field']) =>
    problem?.row === id && problem.field === field ? problem.text : undefined;
  return (
    <div role="group" aria-label={name} className={styles.row}>
      <SelectField
        label="Material"
        error={errorOf('material')}
        value={material}
        onChange={({ target }) => change(id, { material: target.value })}
      >
        <option value="">Select a material</option>
        {materials.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <TextField
        label="Quantity"
        error={errorOf('quantity')}
        inputMode="decimal"
        autoComplete="off"
        value={quantity}
        onChange={({ target }) => change(id, { quantity: target.value, note: undefined })}
      />
      <SelectField
        label="Unit"
        value={unit}
        onChange={({ target }) => change(id, { unit: target.value as Unit, note: undefined })}
      >
        {UNITS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      {!isOnly && (
        <Button variant="quiet" onClick={() => remove(id)}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </div>
  );
}

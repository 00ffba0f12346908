import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { SelectField, TextField } from '../../form/controls.tsx';
import styles from './materials.module.css';
import { NO_SIZE, numberText, SIDE_UNITS, type Size, THICKNESS_UNITS, type Volume, volumeOf } from './volume.ts';

const LABELS: Record<keyof Size, string> = {
  length: 'Length',
  width: 'Width',
  sideUnit: 'Length and width in',
  thickness: 'Thickness',
  thicknessUnit: 'Thickness in',
  waste: 'Waste (%)',
  truck: 'Truck capacity (m³)',
};

/** Calculates the volume of a slab, a wall or a layer. */
export function VolumeFields({ onUse }: { onUse: (volume: Volume) => void }) {
  const [size, setSize] = useState(NO_SIZE);
  const volume = volumeOf(size);
  const number = (name: keyof Size) => (
    <TextField
      label={LABELS[name]}
      inputMode="decimal"
      autoComplete="off"
      value={size[name]}
      onChange={({ target }) => setSize({ ...size, [name]: target.value })}
    />
  );
  const unit = (name: keyof Size, units: readonly string[]) => (
    <SelectField
      label={LABELS[name]}
      value={size[name]}
      onChange={({ target }) => setSize({ ...size, [name]: target.value })}
    >
      {units.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </SelectField>
  );
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>Calculate volume</legend>
      <div className={styles.thirds}>
        {number('length')}
        {number('width')}
        {unit('sideUnit', SIDE_UNITS)}
        {number('thickness')}
        {unit('thicknessUnit', THICKNESS_UNITS)}
        {number('waste')}
        {number('truck')}
      </div>
      <p role="status" className={styles.result}>
        {volume ? (
          <>
            <strong>{numberText(volume.cubicMeters)} m³</strong> for {volume.note}.
          </>
        ) : (
          'Enter length, width and thickness as numbers, such as 2.5.'
        )}
      </p>
      <Button variant="secondary" disabled={!volume} onClick={() => volume && onUse(volume)}>
        Add to list
      </Button>
    </fieldset>
  );
}

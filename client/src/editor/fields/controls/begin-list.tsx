import { useState } from 'react';
import { nameIn } from '#shared/content/summary';
import { SelectField } from '#client/components/form/controls.tsx';

interface BeginListProps {
  beginnings: readonly object[];
  label: string;
  onChoose: (beginning: object) => void;
}

const NONE = '';

/** Adds a common kind of entry, with its known values filled in. */
export function BeginList({ beginnings, label, onChoose }: BeginListProps) {
  const [chosen, setChosen] = useState(NONE);
  const choose = (index: string) => {
    setChosen(NONE);
    if (index !== NONE) onChoose(beginnings[Number(index)]);
  };
  return (
    <SelectField label={label} required={false} value={chosen} onChange={({ target }) => choose(target.value)}>
      <option value={NONE}>Choose one</option>
      {beginnings.map((beginning, index) => (
        <option key={index} value={index}>
          {String(nameIn({ ...beginning }))}
        </option>
      ))}
    </SelectField>
  );
}

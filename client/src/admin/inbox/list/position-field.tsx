import { ChoiceField } from '#client/components/choice-field/choice-field.tsx';
import { usePositions } from '../../queries/office.ts';

interface PositionFieldProps {
  position?: string;
  /** Whether to load the positions; a closed menu does not need them. */
  isNeeded: boolean;
  onChoose: (position: string | undefined) => void;
}

/** Filters by open jobs and by positions that were applied for. */
export function PositionField({ position, isNeeded, onChoose }: PositionFieldProps) {
  const { data: positions = [] } = usePositions(isNeeded);
  const offered = position && !positions.includes(position) ? [position, ...positions] : positions;
  return (
    <ChoiceField
      name="position"
      label="Position"
      value={position ?? ''}
      onChoose={(chosen) => onChoose(chosen || undefined)}
    >
      <option value="">Any position</option>
      {offered.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </ChoiceField>
  );
}

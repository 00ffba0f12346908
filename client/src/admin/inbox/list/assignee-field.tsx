import { useEffect } from 'react';
import { ChoiceField } from '#client/components/choice-field/choice-field.tsx';
import { useOfficeNames } from '#client/stores/office-names.ts';

interface AssigneeFieldProps {
  assignee?: string;
  /** Whether the names are to be known: nothing is asked for a list that nobody opens. */
  isNeeded: boolean;
  onChoose: (assignee: string | undefined) => void;
}

/** Chooses among those who see to submissions. */
export function AssigneeField({ assignee, isNeeded, onChoose }: AssigneeFieldProps) {
  const { names, load } = useOfficeNames();
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded, load]);
  const offered = assignee && !names.includes(assignee) ? [assignee, ...names] : names;
  return (
    <ChoiceField
      name="assignee"
      label="Assigned to"
      value={assignee ?? ''}
      onChoose={(chosen) => onChoose(chosen || undefined)}
    >
      <option value="">Anyone</option>
      {offered.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </ChoiceField>
  );
}

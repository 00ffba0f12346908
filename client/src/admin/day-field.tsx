import { TextField } from '#client/components/form/controls.tsx';
import { useChoice } from '#client/components/choice-field/use-choice.ts';

interface DayFieldProps {
  label: string;
  /** ISO date. */
  day?: string;
  min?: string;
  max?: string;
  onChoose: (day: string | undefined) => void;
}

/** A date to filter by. Input in progress is kept until it is a complete date. */
export function DayField({ label, day, onChoose, ...ends }: DayFieldProps) {
  const choice = useChoice(day ?? '', (chosen) => onChoose(chosen || undefined));
  return <TextField type="date" label={label} {...ends} {...choice} />;
}

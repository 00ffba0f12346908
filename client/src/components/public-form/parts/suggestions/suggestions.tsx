import { useId } from 'react';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: unknown;
  onChoose: (value: string) => void;
}

/** Suggested values of a field as toggle buttons. */
export function Suggestions({ label, options, chosen, onChoose }: SuggestionsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

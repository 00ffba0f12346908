import styles from '../fields.module.css';

/** Drawn as the icons of the dashboard, 20 × 20 with a stroke width of 1.6. */
const ICONS = {
  'Move up': 'M10 16V4M5 9l5-5 5 5',
  'Move down': 'M10 4v12m-5-5 5 5 5-5',
  Remove: 'M5 5l10 10M15 5 5 15',
} as const;

export interface EntryToolProps {
  name: keyof typeof ICONS | 'Hide' | 'Show';
  /** The entry's title. */
  of: string;
  disabled?: boolean;
  onUse: (control: HTMLElement) => void;
}

/** A button of an entry of a list: an icon, or a word for which there is no common one. */
export function EntryTool({ name, of, disabled, onUse }: EntryToolProps) {
  const isWord = name === 'Hide' || name === 'Show';
  return (
    <button
      type="button"
      className={isWord ? `${styles.tool} ${styles.word}` : styles.tool}
      aria-label={`${name}: ${of}`}
      title={name}
      disabled={disabled}
      onClick={({ currentTarget, detail }) => {
        // the second press of a double click hits the next entry, which has moved up
        if (name !== 'Remove' || detail < 2) onUse(currentTarget);
      }}
    >
      {isWord ? (
        name
      ) : (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={ICONS[name]} />
        </svg>
      )}
    </button>
  );
}

import { isObject } from '#shared/content/same';
import { CHOICES, TEXTS } from '../../editor-texts.ts';
import { type FieldProps, useSpot, useWanted } from '../use-spot.ts';
import styles from '../fields.module.css';

/** A line for each entry of a list. */
function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (isObject(value)) return [Object.values(value).flatMap(linesOf).join(', ')];
  return typeof value === 'string' && value !== '' ? [CHOICES[value] ?? value] : [];
}

/** Shows everybody else a field that only owners may change. */
export function ReadOnlyField(props: FieldProps) {
  const { label, value } = useSpot(props);
  const wanted = useWanted(props.spot);
  const lines = linesOf(value);
  return (
    <div {...wanted} role="group" aria-label={label} className={styles.readOnly}>
      <h4>{label}</h4>
      <ul className={styles.entries}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{TEXTS.ownersOnly}</p>
    </div>
  );
}

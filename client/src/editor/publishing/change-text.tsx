import styles from './publishing.module.css';

/** Characters that are always shown. */
const MOST_SHOWN = 240;

/** A change in words. Long texts open on a click. */
export function ChangeText({ text }: { text: string }) {
  if (text.length <= MOST_SHOWN) return text;
  return (
    <details className={styles.long}>
      <summary>
        <span className={styles.begin}>{text.slice(0, MOST_SHOWN)}…</span>
        <span className={styles.less}>Show less</span>
      </summary>
      {text}
    </details>
  );
}

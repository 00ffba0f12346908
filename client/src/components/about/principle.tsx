import type { Acronym } from '#shared/content/documents/about';
import styles from './principle.module.css';

/** An acronym with the words behind its letters. */
export function Principle({ principle: { letters, line, words } }: { principle: Acronym }) {
  return (
    <div>
      <h3 className={styles.letters}>{letters}</h3>
      <p className={styles.line}>{line}</p>
      <ul className={styles.words}>
        {words.map(({ word, line: meaning }) => (
          <li key={word}>
            <strong>{word}</strong>
            <p>{meaning}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

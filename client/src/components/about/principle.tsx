import type { Acronym } from '#shared/content/documents/about';
import { Fold } from '../fold/fold.tsx';
import styles from './principle.module.css';

interface PrincipleProps {
  principle: Acronym;
  /** On phones. */
  folded?: boolean;
}

/** An acronym with the words behind its letters. */
export function Principle({ principle: { letters, line, words }, folded }: PrincipleProps) {
  const list = (
    <ul className={styles.words}>
      {words.map(({ word, line: meaning }) => (
        <li key={word}>
          <strong>{word}</strong>
          <p>{meaning}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.principle}>
      <h3 className={styles.letters}>{letters}</h3>
      <p className={styles.line}>{line}</p>
      {folded ? (
        <Fold summary={`What ${letters} stands for`} className={styles.fold}>
          {list}
        </Fold>
      ) : (
        list
      )}
    </div>
  );
}

import { edit } from '#shared/content/places';
import type { Acronym } from '#shared/content/documents/about';
import { Fold } from '../fold/fold.tsx';
import styles from './principle.module.css';

interface PrincipleProps {
  principle: Acronym;
  /** Folds the words on phones. */
  folded?: boolean;
}

/** An acronym and the words that its letters stand for. */
export function Principle({ principle, folded }: PrincipleProps) {
  const { letters, line, words } = principle;
  const list = (
    <ul className={styles.words}>
      {words.map((entry, index) => (
        <li key={index}>
          <strong {...edit(entry, 'word')}>{entry.word}</strong>
          <p {...edit(entry, 'line')}>{entry.line}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.principle}>
      <h3 className={styles.letters} {...edit(principle, 'letters')}>
        {letters}
      </h3>
      <p className={styles.line} {...edit(principle, 'line')}>
        {line}
      </p>
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

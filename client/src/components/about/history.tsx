import type { ShownAbout } from '#shared/content/site/page-data';
import { FactList } from '../fact-list/fact-list.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './history.module.css';

export function History({ history, picture, facts }: Pick<ShownAbout, 'history' | 'picture' | 'facts'>) {
  return (
    <div className={styles.history}>
      <div>
        {history.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Picture picture={picture} sizes="(width < 72rem) 100vw, 36rem" />
      <FactList facts={facts} className={styles.facts} />
    </div>
  );
}

import { edit } from '#shared/content/places';
import type { ShownAbout } from '#shared/content/site/page-data';
import { FactList } from '../fact-list/fact-list.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './history.module.css';

export function History({ about }: { about: ShownAbout }) {
  const { history, picture, facts } = about;
  return (
    <div className={styles.history}>
      <div>
        {history.map((paragraph, index) => (
          <p key={index} {...edit(about, 'history', index)}>
            {paragraph}
          </p>
        ))}
      </div>
      <Picture picture={picture} sizes="(width < 72rem) 100vw, 36rem" />
      <FactList facts={facts} className={styles.facts} />
    </div>
  );
}

import type { ShownService } from '#shared/content/site/page-data';
import { FactList } from '../fact-list/fact-list.tsx';
import styles from './service-story.module.css';

/** The description of a service or a material. */
export function ServiceStory({ service: { sentences, facts } }: { service: ShownService }) {
  return (
    <div className={styles.story}>
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <FactList facts={facts} className={styles.facts} />
    </div>
  );
}

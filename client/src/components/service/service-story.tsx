import type { ReactNode } from 'react';
import type { ShownService } from '#shared/content/site/page-data';
import { FactList } from '../fact-list/fact-list.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './service-story.module.css';

interface ServiceStoryProps {
  service: ShownService;
  /** A link to the form. */
  children: ReactNode;
}

/** The description of a service or a material. */
export function ServiceStory({ service: { sentences, facts, picture }, children }: ServiceStoryProps) {
  return (
    <div className={styles.story}>
      <Picture urgent picture={picture} sizes="(width > 64rem) 40rem, 100vw" />
      <div className={styles.text}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {children}
      </div>
      <FactList facts={facts} className={styles.facts} />
    </div>
  );
}

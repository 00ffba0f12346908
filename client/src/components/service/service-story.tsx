import type { ReactNode } from 'react';
import type { ServiceText } from '../../content/service-text.ts';
import type { PictureSource } from '../../pictures/picture-source.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './service-story.module.css';

interface ServiceStoryProps {
  text: ServiceText;
  picture: PictureSource;
  /** Leads to the form. */
  children: ReactNode;
}

/** What a service or a material is: told, and in facts. */
export function ServiceStory({ text, picture, children }: ServiceStoryProps) {
  const { sentences, facts } = text;
  return (
    <div className={styles.story}>
      <Picture urgent source={picture} alt={text.picture.alt} sizes="(width > 64rem) 40rem, 100vw" />
      <div className={styles.text}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {children}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

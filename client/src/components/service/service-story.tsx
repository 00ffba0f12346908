import type { ReactNode } from 'react';
import type { ServiceText } from '../../content/service-text.ts';
import styles from './service-story.module.css';

interface ServiceStoryProps {
  text: ServiceText;
  /** Leads to the form. */
  children: ReactNode;
}

/** What a service or a material is: told, and in facts. */
export function ServiceStory({ text, children }: ServiceStoryProps) {
  const { sentences, facts } = text;
  return (
    <div className={styles.story}>
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

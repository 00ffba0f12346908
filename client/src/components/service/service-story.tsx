import { lazy, Suspense } from 'react';
import type { ShownService } from '#shared/content/site/page-data';
import { FactList } from '../fact-list/fact-list.tsx';
import { Section } from '../page/section.tsx';
import styles from './service-story.module.css';

/** Most services have none, and need no code for them. */
const ServicePhotos = lazy(async () => ({ default: (await import('./service-photos.tsx')).ServicePhotos }));

/** The description of a service or a material; its first photograph is in the head of the page. */
export function ServiceStory({ service: { sentences, facts, photos = [] } }: { service: ShownService }) {
  return (
    <>
      <Section>
        <div className={styles.story}>
          <div>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <FactList facts={facts} className={styles.facts} />
        </div>
      </Section>
      {photos.length > 1 && (
        <Suspense>
          <ServicePhotos photos={photos.slice(1)} />
        </Suspense>
      )}
    </>
  );
}

import type { ShownService } from '#shared/content/site/page-data';
import { MESSAGES } from '#shared/messages';
import { Section } from '../page/section.tsx';
import { PhotoFigure } from '../photo/photo-figure.tsx';
import styles from './service-story.module.css';

const SIZES = '(width > 64rem) 24rem, (width > 40rem) 50vw, 100vw';

/** The photographs of a service but the first, which is in the head of its page. */
export function ServicePhotos({ service: { photos = [] } }: { service: ShownService }) {
  if (photos.length < 2) return null;
  return (
    <Section heading={MESSAGES.services.photos}>
      <div className={styles.photos}>
        {photos.slice(1).map((photo, index) => (
          <PhotoFigure key={index} photo={photo} sizes={SIZES} />
        ))}
      </div>
    </Section>
  );
}

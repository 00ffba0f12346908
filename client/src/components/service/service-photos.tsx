import type { ShownPhoto } from '#shared/content/site/page-data';
import { MESSAGES } from '#shared/messages';
import { Section } from '../page/section.tsx';
import { PhotoFigure } from '../photo/photo-figure.tsx';
import styles from './service-photos.module.css';

const SIZES = '(width > 64rem) 24rem, (width > 40rem) 50vw, 100vw';

export function ServicePhotos({ photos }: { photos: readonly ShownPhoto[] }) {
  return (
    <Section heading={MESSAGES.services.photos}>
      <div className={styles.photos}>
        {photos.map((photo, index) => (
          <PhotoFigure key={index} photo={photo} sizes={SIZES} />
        ))}
      </div>
    </Section>
  );
}

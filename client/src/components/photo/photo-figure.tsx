import type { ShownPhoto } from '#shared/content/site/page-data';
import { Picture } from '../picture/picture.tsx';
import { photoCaption } from './photo-caption.ts';
import styles from './photo-figure.module.css';

interface PhotoProps {
  photo: ShownPhoto;
  /** The `sizes` attribute. */
  sizes: string;
}

/** A real photograph with what it shows, where and when. */
export function PhotoFigure({ photo, sizes }: PhotoProps) {
  const [caption, ...details] = photoCaption(photo);
  return (
    <figure className={styles.photo}>
      <Picture picture={photo.picture} sizes={sizes} />
      <figcaption>
        <b>{caption}</b>
        {details.length > 0 && <span>{details.join(', ')}</span>}
      </figcaption>
    </figure>
  );
}

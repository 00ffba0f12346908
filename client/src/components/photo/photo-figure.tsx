import { longDate } from '#shared/content/long-date';
import type { ShownPhoto } from '#shared/content/site/page-data';
import { Picture } from '../picture/picture.tsx';
import styles from './photo-figure.module.css';

interface PhotoProps {
  photo: ShownPhoto;
  /** The `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first screenful. */
  urgent?: boolean;
  className?: string;
}

/** A real photograph with what it shows, where and when. */
export function PhotoFigure({ photo: { picture, caption, place, takenOn }, sizes, urgent, className }: PhotoProps) {
  const details = [place, takenOn && longDate(takenOn)].filter(Boolean).join(', ');
  return (
    <figure className={[styles.photo, className].filter(Boolean).join(' ')}>
      <Picture picture={picture} sizes={sizes} urgent={urgent} />
      <figcaption>
        <b>{caption}</b>
        {details && <span>{details}</span>}
      </figcaption>
    </figure>
  );
}

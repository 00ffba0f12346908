import { edit } from '#shared/content/places';
import { pictureFile, type ShownPicture } from '#shared/content/pictures/picture';
import type { PictureFormat } from '#shared/content/pictures/picture-formats';
import styles from './picture.module.css';
import { placeholder } from './placeholder.ts';

const srcSet = ({ base, widths }: ShownPicture, format: PictureFormat) =>
  widths.map((width) => `${pictureFile(base, width, format)} ${width}w`).join(', ');

/** The third in which a share of the width or height lies. */
const third = (share: number, names: [string, string, string]) => names[Math.min(Math.floor(share * 3), 2)];

/** The class that keeps the part of the picture in sight which matters most. */
const focusOf = ({ focus }: ShownPicture) =>
  focus && styles[third(focus.y, ['top', 'middle', 'bottom']) + third(focus.x, ['Left', 'Center', 'Right'])];

interface PictureProps {
  picture: ShownPicture;
  /** The `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first screenful: loads at once with high priority. */
  urgent?: boolean;
  /** Loads at once, although it is not visible yet. */
  eager?: boolean;
  className?: string;
}

export function Picture({ picture, sizes, urgent, eager, className }: PictureProps) {
  const { base, widths, width, height, alt } = picture;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(picture, 'webp')} sizes={sizes} />
      <img
        src={widths[0] ? pictureFile(base, widths[1] ?? widths[0], 'jpeg') : undefined}
        srcSet={srcSet(picture, 'jpeg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        {...edit(picture)}
        className={[placeholder(picture), focusOf(picture), className].filter(Boolean).join(' ')}
        loading={urgent || eager ? 'eager' : 'lazy'}
        fetchPriority={urgent ? 'high' : undefined}
        decoding={urgent ? undefined : 'async'}
      />
    </picture>
  );
}

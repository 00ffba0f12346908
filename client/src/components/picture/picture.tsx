import { edit } from '#shared/content/places';
import { pictureFile, type PictureSource, type ShownPicture } from '#shared/content/pictures/picture';
import type { PictureFormat } from '#shared/content/pictures/picture-formats';
import styles from './picture.module.css';
import './tones.module.css';

const srcSet = ({ base, widths }: ShownPicture, format: PictureFormat) =>
  widths.map((width) => `${pictureFile(base, width, format)} ${width}w`).join(', ');

/** The name for the third of a width or height in which a share (0 to 1) lies. */
const third = (share: number, names: [string, string, string]) => names[Math.min(Math.floor(share * 3), 2)];

/** The class that keeps the picture's focal point in view when it is cropped. */
const focusOf = ({ focus }: ShownPicture) =>
  focus && styles[third(focus.y, ['top', 'middle', 'bottom']) + third(focus.x, ['Left', 'Center', 'Right'])];

/** The class with the colour shown until the picture has loaded. */
export const placeholder = ({ tone }: PictureSource): string => tone;

interface PictureProps {
  picture: ShownPicture;
  sizes: string;
  /** The largest picture of the first screen: loads at once with high priority. */
  urgent?: boolean;
  /** Loads at once although it is not visible yet. */
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

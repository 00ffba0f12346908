import { fileName, FOLDER, type PictureSource, widthsOf } from '#shared/content/picture-source';
import styles from './picture.module.css';

const address = ({ stem }: PictureSource, width: number, format: string) =>
  `/${FOLDER}/${fileName(stem, width, format)}`;

const srcSet = (source: PictureSource, format: string) =>
  widthsOf(source.width)
    .map((width) => `${address(source, width, format)} ${width}w`)
    .join(', ');

interface PictureProps {
  source: PictureSource;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first screenful: loads at once with high priority. */
  urgent?: boolean;
  /** Loads at once, although it is not visible yet. */
  eager?: boolean;
  className?: string;
}

export function Picture({ source, alt, sizes, urgent, eager, className }: PictureProps) {
  const { width, height, placeholder } = source;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={srcSet(source, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(source, 'webp')} sizes={sizes} />
      <img
        src={address(source, widthsOf(width)[1], 'jpeg')}
        srcSet={srcSet(source, 'jpeg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        className={className ? `${placeholder} ${className}` : placeholder}
        loading={urgent || eager ? 'eager' : 'lazy'}
        fetchPriority={urgent ? 'high' : undefined}
        decoding={urgent ? undefined : 'async'}
      />
    </picture>
  );
}

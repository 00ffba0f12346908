import styles from './picture.module.css';

/** One picture in several widths; `width` and `height` are those of the original and reserve its place. */
export interface PictureSource {
  avif: string;
  webp: string;
  jpeg: string;
  width: number;
  height: number;
}

interface PictureProps {
  source: PictureSource;
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** The largest picture of the first screenful. */
  urgent?: boolean;
  className?: string;
}

export function Picture({ source, alt, sizes, urgent, className }: PictureProps) {
  const { avif, webp, jpeg, width, height } = source;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={jpeg}
        width={width}
        height={height}
        alt={alt}
        className={className}
        loading={urgent ? 'eager' : 'lazy'}
        fetchPriority={urgent ? 'high' : undefined}
        decoding={urgent ? undefined : 'async'}
      />
    </picture>
  );
}

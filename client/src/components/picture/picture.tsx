import styles from './picture.module.css';

/** One picture in several widths, as `pictures/build` makes it; `width` and `height` are the original's. */
export interface PictureSource {
  /** In three formats, each as in `<img srcset>`. */
  avif: string;
  webp: string;
  jpeg: string;
  src: string;
  width: number;
  height: number;
  /** A class that colours its place until it has come. */
  placeholder: string;
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
  const { avif, webp, jpeg, src, width, height, placeholder } = source;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        srcSet={jpeg}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        className={className ? `${placeholder} ${className}` : placeholder}
        loading={urgent ? 'eager' : 'lazy'}
        fetchPriority={urgent ? 'high' : undefined}
        decoding={urgent ? undefined : 'async'}
      />
    </picture>
  );
}

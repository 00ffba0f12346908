import type { ShownPicture } from '#shared/content/pictures/picture';
import { Picture } from '#client/components/picture/picture.tsx';
import { placeholder } from '#client/components/picture/placeholder.ts';
import styles from './carousel.module.css';

interface SlideProps {
  picture: ShownPicture;
  label: string;
  shown: boolean;
  /** Whether the picture is rendered; before that, the slide shows its background colour. */
  fetched: boolean;
  urgent: boolean;
  /** Offset from its place in the strip, in slide widths. */
  shift: number;
}

export function Slide({ picture, label, shown, fetched, urgent, shift }: SlideProps) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={!shown || undefined}
      className={`${styles.slide} ${placeholder(picture)}`}
      style={shift ? { translate: `${100 * shift}%` } : undefined}
    >
      {fetched && <Picture eager urgent={urgent} picture={picture} sizes="(max-width: 48rem) 110vw, 100vw" />}
    </div>
  );
}

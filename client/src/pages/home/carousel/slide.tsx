import { Picture } from '#client/components/picture/picture.tsx';
import type { HERO_SLIDES } from '#client/content/hero.ts';
import { HERO_SOURCES } from '#client/pictures/hero.ts';
import styles from './carousel.module.css';

interface SlideProps {
  slide: (typeof HERO_SLIDES)[number];
  label: string;
  shown: boolean;
  /** Whether the picture is rendered; before that, the slide has its background colour. */
  fetched: boolean;
  urgent: boolean;
  /** The offset from its place in the strip, in slide widths. */
  shift: number;
}

export function Slide({ slide, label, shown, fetched, urgent, shift }: SlideProps) {
  const source = HERO_SOURCES[slide.file];
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={!shown || undefined}
      className={`${styles.slide} ${source.placeholder}`}
      style={shift ? { translate: `${100 * shift}%` } : undefined}
    >
      {fetched && (
        <Picture eager urgent={urgent} source={source} sizes="(max-width: 48rem) 110vw, 100vw" alt={slide.alt} />
      )}
    </div>
  );
}

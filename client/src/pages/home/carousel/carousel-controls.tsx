import styles from './carousel.module.css';
import type { useCarousel } from './use-carousel.ts';

interface CarouselControlsProps {
  carousel: ReturnType<typeof useCarousel>;
  count: number;
  stopped: boolean;
  /** Without it, there is no pause button. */
  onToggle?: () => void;
}

export function CarouselControls({ carousel, count, stopped, onToggle }: CarouselControlsProps) {
  const { index: shown, show, want } = carousel;
  return (
    <div className={styles.controls}>
      {onToggle && (
        <button
          type="button"
          className={styles.toggle}
          aria-label={stopped ? 'Play slideshow' : 'Pause slideshow'}
          data-stopped={stopped}
          onClick={onToggle}
        />
      )}
      <div role="group" aria-label="Choose a slide" className={styles.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={`Show slide ${index + 1}`}
            aria-current={index === shown || undefined}
            onClick={() => show(index)}
            onPointerEnter={() => want(index)}
            onFocus={() => want(index)}
          />
        ))}
      </div>
    </div>
  );
}

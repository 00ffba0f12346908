import { type FocusEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ShownPicture } from '#shared/content/pictures/picture';
import { LIMITS } from '#shared/limits';
import { Picture, placeholder } from '#client/components/picture/picture.tsx';
import { useEditedContent } from '#client/content/edited-content.ts';
import { usePageData } from '#client/content/page-context.tsx';
import { useMediaQuery } from '#client/hooks/use-media-query.ts';
import { useCarousel } from './use-carousel.ts';
import styles from './carousel.module.css';

interface CarouselControlsProps {
  carousel: ReturnType<typeof useCarousel>;
  count: number;
  stopped: boolean;
  /** Without it, there is no pause button. */
  onToggle?: () => void;
}

function CarouselControls({ carousel, count, stopped, onToggle }: CarouselControlsProps) {
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

function Slide({ picture, label, shown, fetched, urgent, shift }: SlideProps) {
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

/** CSS pixels; shorter movements are taps. */
const DISTANCE = 40;

/** Pointer handlers that detect a horizontal swipe by touch. */
function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown({ pointerType, isPrimary, clientX }: PointerEvent) {
      start.current = pointerType === 'touch' && isPrimary ? clientX : undefined;
    },
    onPointerUp({ clientX }: PointerEvent) {
      const way = clientX - (start.current ?? clientX);
      start.current = undefined;
      if (Math.abs(way) < DISTANCE) return;
      if (way < 0) onLeft();
      else onRight();
    },
  };
}

/** The WAI-ARIA carousel pattern. */
export function Carousel() {
  const { slides } = usePageData().home!;
  const { paused, still, stopped, toggle, watch } = usePaused();
  const carousel = useCarousel(slides.length, !paused);
  const swipe = useSwipe(carousel.next, carousel.previous);
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    Object.assign(strip.current!.style, {
      transitionDuration: `${LIMITS.carouselTransition}ms`,
      translate: `${-100 * carousel.offset}%`,
    });
  }, [carousel.offset]);

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label="What we build" {...watch}>
      <CarouselControls
        carousel={carousel}
        count={slides.length}
        stopped={stopped}
        onToggle={still ? undefined : toggle}
      />
      <div className={styles.window} aria-live={paused ? 'polite' : 'off'} {...swipe}>
        <div ref={strip} className={styles.strip}>
          {slides.map((slide, index) => (
            <Slide
              key={index}
              picture={slide}
              label={`${index + 1} of ${slides.length}`}
              shown={index === carousel.index}
              fetched={carousel.isWanted(index)}
              urgent={index === 0}
              shift={carousel.shiftOf(index)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function onVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Pauses the carousel while it is hovered or has keyboard focus, after its button, and in a hidden tab. Stops it entirely with reduced
 * motion and while editing.
 */
function usePaused() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isEdited = useEditedContent(({ isStill }) => isStill === true);
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const watch = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    // a click also focuses a dot, but only keyboard focus pauses
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  const toggle = () => setStopped(!stopped);
  const still = reducedMotion || isEdited;
  return { paused: hovered || focused || stopped || hidden || still, still, stopped, toggle, watch };
}

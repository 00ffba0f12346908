import { useEffect, useRef } from 'react';
import { LIMITS } from '#shared/limits';
import { usePageData } from '#client/content/page-context.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import styles from './carousel.module.css';
import { Slide } from './slide.tsx';
import { useCarousel } from './use-carousel.ts';
import { usePaused } from './use-paused.ts';
import { useSwipe } from './use-swipe.ts';

/** A carousel after the WAI-ARIA pattern. */
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

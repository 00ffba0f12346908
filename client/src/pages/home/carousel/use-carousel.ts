import { useCallback, useEffect, useState } from 'react';
import { LIMITS } from '#shared/limits';

/** Milliseconds by which a picture starts to load before its slide is shown. */
const AHEAD = 2000;

interface Position {
  index: number;
  /** Number of complete rounds: the strip always moves forward, even from the last slide to the first. */
  lap: number;
  /** Whether the first slide has just followed the last, so that the other slides are still in the previous round. */
  wrapped: boolean;
}

/** The carousel's position and the slides whose pictures are loaded. It advances while `rotating`. */
export function useCarousel(count: number, rotating: boolean) {
  const [{ index, lap, wrapped }, setPosition] = useState<Position>({ index: 0, lap: 0, wrapped: false });
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]));

  const want = useCallback((slide: number) => {
    setWanted((before) => (before.has(slide) ? before : new Set(before).add(slide)));
  }, []);
  const show = useCallback((slide: number, round = 0) => {
    setPosition((before) => ({ index: slide, lap: before.lap + round, wrapped: round > 0 }));
  }, []);
  const next = useCallback(() => (index + 1 < count ? show(index + 1) : show(0, 1)), [index, count, show]);
  const previous = () => show(index > 0 ? index - 1 : count - 1);

  useEffect(() => {
    if (!rotating) return;
    const fetching = setTimeout(() => want((index + 1) % count), LIMITS.carouselInterval - AHEAD);
    const turning = setTimeout(next, LIMITS.carouselInterval);
    return () => {
      clearTimeout(fetching);
      clearTimeout(turning);
    };
  }, [rotating, index, count, want, next]);

  /** Offset of a slide from its place in the strip, in slide widths. */
  const shiftOf = (slide: number) => count * (wrapped && slide > 0 ? lap - 1 : lap);
  const isWanted = (slide: number) => slide === index || wanted.has(slide);
  return { index, offset: lap * count + index, shiftOf, isWanted, want, show, next, previous };
}

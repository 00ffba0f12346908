import { useCallback, useEffect, useState } from 'react';
import { LIMITS } from '../../../../../shared/limits.ts';

/** How long before a slide is due its picture is fetched. */
const AHEAD = 2000;

interface Position {
  index: number;
  /** How often the strip has gone round: it never runs back from the last slide to the first. */
  lap: number;
  /** Whether the first slide has just followed the last, which then still stands before it. */
  wrapped: boolean;
}

/** Where a carousel of so many slides stands, and which of them have been wanted so far. It advances while it is `rotating`. */
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

  /** By how many widths a slide stands off its place in the strip. */
  const shiftOf = (slide: number) => count * (wrapped && slide > 0 ? lap - 1 : lap);
  const isWanted = (slide: number) => slide === index || wanted.has(slide);
  return { index, offset: lap * count + index, shiftOf, isWanted, want, show, next, previous };
}

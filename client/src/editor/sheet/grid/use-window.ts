import { type RefObject, useEffect, useState } from 'react';
import { ROW_HEIGHT } from './grid-row.tsx';

/** Extra rows rendered above and below those in view. */
const SPARE = 8;

const shownRows = () => Math.ceil(innerHeight / ROW_HEIGHT);

/** The range of rows to render. */
export function useWindow(grid: RefObject<HTMLElement | null>, count: number) {
  const [first, setFirst] = useState(0);
  const [shown, setShown] = useState(shownRows);
  useEffect(() => {
    const measure = () => setShown(shownRows());
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const page = Math.max(1, Math.floor(shown / 2));
  const onScroll = () => setFirst(Math.floor(grid.current!.scrollTop / ROW_HEIGHT));
  return { from: Math.max(0, first - SPARE), to: Math.min(count - 1, first + shown + SPARE), page, onScroll };
}

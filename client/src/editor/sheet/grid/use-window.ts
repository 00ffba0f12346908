import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { ROW_HEIGHT } from './grid-row.tsx';

/** Rows that are rendered above and below what is in sight. */
const SPARE = 8;

/** Pixels that are taken for the height of a grid that has none yet. */
const LEAST_HEIGHT = 480;

/** Which rows are in sight: only those are rendered. */
export function useWindow(grid: RefObject<HTMLElement | null>, count: number) {
  const [view, setView] = useState({ first: 0, shown: Math.ceil(LEAST_HEIGHT / ROW_HEIGHT) });
  const look = useCallback(() => {
    const { scrollTop, clientHeight } = grid.current!;
    const first = Math.floor(scrollTop / ROW_HEIGHT);
    const shown = Math.ceil(Math.max(clientHeight, LEAST_HEIGHT) / ROW_HEIGHT);
    setView((old) => (old.first === first && old.shown === shown ? old : { first, shown }));
  }, [grid]);
  useLayoutEffect(() => {
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [look]);
  const from = Math.max(0, view.first - SPARE);
  const to = Math.min(count - 1, view.first + view.shown + SPARE);
  return { from, to, page: Math.max(1, view.shown - 2), look };
}

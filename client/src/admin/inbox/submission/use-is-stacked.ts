import { useCallback, useState } from 'react';

/** Whether the style sheet stacks the columns of a submission. `columns` is the ref of their grid. */
export function useIsStacked() {
  const [isStacked, setStacked] = useState(false);
  const columns = useCallback((element: HTMLElement | null) => {
    if (!element || !('ResizeObserver' in window)) return;
    const tracks = getComputedStyle(element);
    const measure = () => setStacked(!tracks.getPropertyValue('grid-template-columns').includes(' '));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isStacked, columns };
}

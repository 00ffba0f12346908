import { useCallback, useState } from 'react';
import { useIsPhone } from '#client/hooks/use-media-query.ts';

/** In rem: from this width on, submission.module.css sets two columns side by side. */
const TWO_COLUMNS = 46;

/** Whether the columns of a submission are too narrow to stand side by side. `columns` is the ref of their container. */
export function useIsStacked() {
  const isPhone = useIsPhone();
  const [isNarrow, setNarrow] = useState(false);
  const columns = useCallback((element: HTMLElement | null) => {
    if (!element || !('ResizeObserver' in window)) return;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const measure = () => setNarrow(element.clientWidth < TWO_COLUMNS * rem);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isStacked: isPhone || isNarrow, columns };
}

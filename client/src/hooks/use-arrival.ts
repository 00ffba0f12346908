import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation inside the site: the focus goes to the new page's heading, as a page load would put it at the top,
 * and the window scrolls to the top or to the hash. Back and forward keep the position that the browser restores.
 */
export function useArrival() {
  const location = useLocation();
  const type = useNavigationType();
  const seen = useRef(location.key);

  useEffect(() => {
    if (seen.current === location.key) return;
    seen.current = location.key;
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    if (!target && type !== NavigationType.Pop) window.scrollTo(0, 0);
    target?.scrollIntoView();
    const focused = target ?? document.querySelector<HTMLElement>('main h1');
    focused?.focus({ preventScroll: true });
  }, [location, type]);
}

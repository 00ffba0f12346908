import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { decoded } from '#shared/decoded';

/**
 * After a navigation inside the site, moves the focus to the heading of the new page and scrolls to the top or to the
 * hash. Back and Forward keep the position that the browser restores. A change of the query alone moves nothing, nor does
 * the editor when it follows a service to another address.
 */
export function useNavigationFocus() {
  const location = useLocation();
  const type = useNavigationType();
  const seen = useRef(location);

  useEffect(() => {
    const before = seen.current;
    seen.current = location;
    if (before.key === location.key) return;
    if (before.pathname === location.pathname && before.search !== location.search) return;
    if ((location.state as { stays?: true } | null)?.stays) return;
    const target = document.getElementById(decoded(location.hash.slice(1)) ?? '');
    if (!target && type !== NavigationType.Pop) window.scrollTo(0, 0);
    target?.scrollIntoView();
    const focused = target ?? document.querySelector<HTMLElement>('h1');
    focused?.focus({ preventScroll: true });
  }, [location, type]);
}

import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { decoded } from '#shared/text/decoded';

/**
 * After a navigation within the site, focuses the new page's heading and scrolls to the top or to the hash. Back and Forward keep the
 * scroll position that the browser restores. Nothing happens when only the query changes, or when the editor follows a service to its new
 * address.
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

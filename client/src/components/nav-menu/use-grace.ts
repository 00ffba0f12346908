import { useEffect, useRef } from 'react';
import { type MenuLevel, useMenu } from '../../stores/menu.ts';

/** How long (ms) a pointer may take from the entry of a submenu to the submenu, across its neighbours. */
const GRACE = 300;

/**
 * Does what the pointer asks for: at once, but where a submenu is open a moment later and only if the pointer has not
 * asked for something else by then. So a submenu stays while the pointer crosses its neighbours on the way to it.
 */
export function useGrace(level: MenuLevel): (work: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    clearTimeout(timer.current);
    if (level === 'submenu' && useMenu.getState().submenu) timer.current = setTimeout(work, GRACE);
    else work();
  };
}

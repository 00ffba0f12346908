import { type FocusEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { menuOf } from '#shared/content/addresses/site';
import { LIMITS } from '#shared/limits';
import { useSite } from '../../content/content-context.tsx';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import { useMenu } from '../../stores/menu.ts';
import { MenuEntry } from './menu-entry.tsx';
import styles from './nav-menu.module.css';

/** The breakpoint in em, for browsers set to a larger text size. */
const NARROW_FOR_TEXT = `(max-width: ${LIMITS.mobileBreakpoint / 16}em)`;

/** Repeated in the style sheet; client/build/sources.spec.ts compares them. */
export const COMPACT = `(max-width: ${LIMITS.mobileBreakpoint}px), ${NARROW_FOR_TEXT}, (hover: none), (pointer: coarse)`;

export function NavMenu() {
  const nav = useRef<HTMLElement>(null);
  const compact = useMediaQuery(COMPACT);
  const open = useMenu((menu) => menu.open);
  const { toggleMenu, closeAll } = useMenu.getState();
  const { services, periods, menu, own, without } = useSite();
  const entries = useMemo(
    () => menuOf({ services, periods, menu, own, without }),
    [services, periods, menu, own, without],
  );
  useMenuClosing(nav, compact);

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) closeAll();
  };

  return (
    <nav ref={nav} className={styles.nav} aria-label="Main" onBlur={onBlur}>
      <button type="button" className={styles.hamburger} aria-expanded={open} aria-controls="menu" onClick={toggleMenu}>
        {open ? (
          <>
            Close<span className="visually-hidden"> menu</span>
          </>
        ) : (
          'Menu'
        )}
      </button>
      <ul id="menu" className={styles.menu} hidden={compact && !open}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <MenuEntry entry={entry} compact={compact} level="dropdown" inBar />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Closes the menu on navigation, when the breakpoint is crossed, on a press outside and on Escape. */
function useMenuClosing(nav: RefObject<HTMLElement | null>, compact: boolean) {
  const location = useLocation();
  const { closeAll, closeInnermost } = useMenu.getState();

  useEffect(() => {
    closeAll();
  }, [closeAll, location, compact]);

  useEffect(() => {
    const isOutside = (target: EventTarget | null) => target instanceof Node && !nav.current?.contains(target);
    const onPoint = ({ target }: Event) => isOutside(target) && closeAll();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const openers = nav.current?.querySelectorAll<HTMLElement>('button[aria-expanded=true]') ?? [];
      if (nav.current?.contains(document.activeElement)) [...openers].at(-1)?.focus();
      closeInnermost();
    };
    // Safari on iOS sends no click event for a tap outside of controls.
    const listeners = [
      ['click', onPoint],
      ['pointerup', onPoint],
      ['keydown', onKey],
    ] as const;
    listeners.forEach(([type, listener]) => document.addEventListener(type, listener as EventListener));
    return () => listeners.forEach(([type, listener]) => document.removeEventListener(type, listener as EventListener));
  }, [nav, closeAll, closeInnermost]);
}

import { type FocusEvent, useMemo, useRef } from 'react';
import { menuOf } from '#shared/content/site/site';
import { LIMITS } from '#shared/limits';
import { useSite } from '../../content/content-context.tsx';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import { useMenu } from '../../stores/menu.ts';
import { MenuEntry } from './menu-entry.tsx';
import styles from './nav-menu.module.css';
import { useMenuClosing } from './use-menu-closing.ts';

/** The breakpoint for those who have set a larger text in their browser. */
const NARROW_FOR_TEXT = `(max-width: ${LIMITS.mobileBreakpoint / 16}em)`;

/** Repeated in the style sheet; `client/build/sources.spec.ts` compares the two. */
export const COMPACT = `(max-width: ${LIMITS.mobileBreakpoint}px), ${NARROW_FOR_TEXT}, (hover: none), (pointer: coarse)`;

export function NavMenu() {
  const nav = useRef<HTMLElement>(null);
  const compact = useMediaQuery(COMPACT);
  const open = useMenu((menu) => menu.open);
  const { toggleMenu, closeAll } = useMenu.getState();
  const { services, periods, menu, without } = useSite();
  const entries = useMemo(() => menuOf({ services, periods, menu, without }), [services, periods, menu, without]);
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

import { type FocusEvent, memo, type MouseEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuEntry as Entry } from '#shared/content/site/site';
import { type MenuLevel, useMenu } from '../../stores/menu.ts';
import { Link } from '../link/link.tsx';
import styles from './nav-menu.module.css';

/** How long (ms) a pointer may take from the entry of a submenu to the submenu, across its neighbours. */
const GRACE = 300;

/**
 * Does what the pointer asks for: at once, but where a submenu is open a moment later and only if the pointer has not
 * asked for something else by then. So a submenu stays while the pointer crosses its neighbours on the way to it.
 */
function useGrace(level: MenuLevel): (work: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    clearTimeout(timer.current);
    if (level === 'submenu' && useMenu.getState().submenu) timer.current = setTimeout(work, GRACE);
    else work();
  };
}

/** Longer lists get columns on wide screens. */
const LONG = 8;

const leadsTo = (entry: Entry, pathname: string): boolean =>
  entry.path === pathname || Boolean(entry.entries?.some((child) => leadsTo(child, pathname)));

interface MenuEntryProps {
  entry: Entry;
  compact: boolean;
  /** The level that a group opens at. */
  level: MenuLevel;
  inBar?: boolean;
}

/** Every page has some forty of them, so they are not rendered again with each press that closes the menu. */
export const MenuEntry = memo(function MenuEntry(props: MenuEntryProps) {
  const { entry, inBar } = props;
  const { pathname } = useLocation();
  if (entry.entries) return <MenuGroup {...props} entries={entry.entries} active={leadsTo(entry, pathname)} />;

  const current = entry.path === pathname ? 'page' : undefined;
  if (!entry.path || (current && !inBar)) {
    return (
      <span className={styles.item} aria-disabled="true" aria-current={current}>
        {entry.label}
      </span>
    );
  }
  return (
    <Link className={styles.item} to={entry.path} aria-current={current}>
      {entry.label}
    </Link>
  );
});

interface MenuGroupProps extends MenuEntryProps {
  entries: readonly Entry[];
  active: boolean;
}

function MenuGroup({ entry: { label }, entries, active, compact, level, inBar }: MenuGroupProps) {
  const id = useId();
  const open = useMenu((menu) => menu[level] === label);
  const { show, hide, toggle } = useMenu.getState();

  const soon = useGrace(level);
  const onHover = ({ pointerType }: PointerEvent) => {
    if (!compact && pointerType === 'mouse') soon(() => show(level, label));
  };
  const onLeave = ({ pointerType }: PointerEvent) => {
    if (!compact && pointerType === 'mouse') soon(() => useMenu.getState()[level] === label && hide(level));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!compact && relatedTarget && !currentTarget.contains(relatedTarget)) hide(level);
  };
  const onClick = (event: MouseEvent) => {
    const byMouse = event.detail > 0 && (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch';
    // hovering has opened the group already, so that a click must not close it
    if (!compact && byMouse) show(level, label);
    else toggle(level, label);
  };

  return (
    <div className={styles.group} data-level={level} onPointerEnter={onHover} onPointerLeave={onLeave} onBlur={onBlur}>
      <button
        type="button"
        className={styles.item}
        aria-expanded={open}
        aria-controls={id}
        data-active={active || undefined}
        onClick={onClick}
      >
        {label}
      </button>
      <ul id={id} className={styles.panel} data-long={entries.length > LONG || undefined} hidden={!open}>
        {entries.map((child) => (
          <li key={child.label}>
            <MenuEntry entry={child} compact={compact} level={inBar ? 'submenu' : level} />
          </li>
        ))}
      </ul>
    </div>
  );
}

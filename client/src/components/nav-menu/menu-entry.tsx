import { type FocusEvent, memo, type MouseEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuEntry as Entry } from '#shared/content/addresses/site';
import { type MenuLevel, useMenu } from '../../stores/menu.ts';
import { Link } from '../link/link.tsx';
import styles from './nav-menu.module.css';

/** Milliseconds that a pointer may take to move from an entry across its neighbours to its open submenu. */
const GRACE = 300;

/**
 * Runs a hover action: at once, or after a delay while a submenu is open, unless a later hover replaces it. This keeps a submenu open while
 * the pointer crosses neighbouring entries on the way to it.
 */
function useHoverDelay(level: MenuLevel): (work: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    clearTimeout(timer.current);
    if (level === 'submenu' && useMenu.getState().submenu) timer.current = setTimeout(work, GRACE);
    else work();
  };
}

/** Lists longer than this get columns on wide screens. */
const LONG = 8;

const leadsTo = (entry: Entry, pathname: string): boolean =>
  entry.path === pathname ||
  entry.also === pathname ||
  Boolean(entry.entries?.some((child) => leadsTo(child, pathname)));

interface MenuEntryProps {
  entry: Entry;
  compact: boolean;
  /** The menu level at which a group opens. */
  level: MenuLevel;
  inBar?: boolean;
}

/** Memoised, because every page has about forty and each press closes the menu. */
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
    <Link className={styles.item} to={entry.path} aria-current={current ?? (leadsTo(entry, pathname) || undefined)}>
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

  const soon = useHoverDelay(level);
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
    // hovering has already opened the group, so a click must not close it
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
          <li key={child.path ?? child.label}>
            <MenuEntry entry={child} compact={compact} level={inBar ? 'submenu' : level} />
          </li>
        ))}
      </ul>
    </div>
  );
}

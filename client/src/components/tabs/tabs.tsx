import { createContext, type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useClosing } from '../../hooks/use-closing.ts';
import styles from './tabs.module.css';

/** Whether the enclosing panel belongs to the selected tab. */
export const PanelShown = createContext(true);

export interface Tab {
  id: string;
  name: ReactNode;
  icon?: ReactNode;
  /** Tabs with the same panel show it in different states. */
  panel: string;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  panels: Readonly<Record<string, ReactNode>>;
  selected: string;
  /** Tabs in a phone's bottom bar; the others are under "More". */
  inBar: readonly string[];
  onSelect: (tabId: string) => void;
  /** Shown below the tabs. */
  foot?: ReactNode;
  /** Shown above the panels. */
  notices?: ReactNode;
}

/**
 * The WAI-ARIA tabs pattern: a rail beside the panels, or a bar below them on phones. A panel is rendered on the first visit and then keeps
 * its state.
 */
export function Tabs({ label, tabs, panels, selected, inBar, onSelect, foot, notices }: TabsProps) {
  const id = useId();
  const current = tabs.find((tab) => tab.id === selected)!;
  const [visited, setVisited] = useState<readonly string[]>([current.panel]);
  if (!visited.includes(current.panel)) setVisited([...visited, current.panel]);
  const rail = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useClosing(
    rail,
    isOpen,
    useCallback(() => setOpen(false), []),
  );
  const moved = (event: KeyboardEvent) => {
    const target = targetOf(event.key, tabs, selected);
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(`${id}-tab-${target.id}`)?.focus();
  };
  const tabProps = (tab: Tab) => ({
    role: 'tab',
    id: `${id}-tab-${tab.id}`,
    'aria-controls': `${id}-panel-${tab.panel}`,
    'aria-selected': tab.id === selected,
    'data-in-bar': inBar.includes(tab.id) || undefined,
    tabIndex: tab.id === selected ? 0 : -1,
    className: styles.tab,
    onClick: () => {
      setOpen(false);
      onSelect(tab.id);
    },
  });
  const panelProps = (panel: string) => ({
    role: 'tabpanel',
    id: `${id}-panel-${panel}`,
    'aria-labelledby': `${id}-tab-${(current.panel === panel ? current : tabs.find((tab) => tab.panel === panel)!).id}`,
    hidden: panel !== current.panel,
  });
  return (
    <>
      <div ref={rail} data-rail className={styles.rail} data-open={isOpen || undefined}>
        <div role="tablist" aria-label={label} aria-orientation="vertical" className={styles.tabs} onKeyDown={moved}>
          {tabs.map((tab) => (
            <button key={tab.id} type="button" {...tabProps(tab)}>
              {tab.icon}
              <span className={styles.name}>{tab.name}</span>
            </button>
          ))}
        </div>
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          data-active={!inBar.includes(selected) || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          More
        </button>
        <div className={styles.foot}>{foot}</div>
      </div>
      <div className={styles.panels}>
        {notices}
        {[...new Set(tabs.map(({ panel }) => panel))].map((panel) => (
          <div key={panel} {...panelProps(panel)}>
            {visited.includes(panel) && <PanelShown value={panel === current.panel}>{panels[panel]}</PanelShown>}
          </div>
        ))}
      </div>
    </>
  );
}

function targetOf(key: string, tabs: readonly Tab[], selected: string): Tab | undefined {
  const from = tabs.findIndex(({ id }) => id === selected);
  if (key === 'ArrowDown' || key === 'ArrowRight') return tabs[(from + 1) % tabs.length];
  if (key === 'ArrowUp' || key === 'ArrowLeft') return tabs.at(from - 1);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  return undefined;
}

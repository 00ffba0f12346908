import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { PanelShown } from './panel-shown.ts';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  name: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (tabId: string) => void;
}

/** The WAI-ARIA tabs pattern. A panel is rendered on the first visit and keeps its state. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const [visited, setVisited] = useState<readonly string[]>([selected]);
  if (!visited.includes(selected)) setVisited([...visited, selected]);
  const list = useRef<HTMLDivElement>(null);
  useSelectedInSight(list, selected);
  const moved = (event: KeyboardEvent) => {
    const target = targetOf(event.key, tabs, selected);
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(`${id}-tab-${target.id}`)?.focus();
  };
  const panelProps = (tab: string) => ({
    role: 'tabpanel',
    id: `${id}-panel-${tab}`,
    'aria-labelledby': `${id}-tab-${tab}`,
    hidden: tab !== selected,
    className: styles.panel,
  });
  const tabProps = (tab: string) => ({
    role: 'tab',
    id: `${id}-tab-${tab}`,
    'aria-controls': `${id}-panel-${tab}`,
    'aria-selected': tab === selected,
    tabIndex: tab === selected ? 0 : -1,
    className: styles.tab,
    onClick: () => onSelect(tab),
  });
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={moved}>
        {tabs.map((tab) => (
          <button key={tab.id} type="button" {...tabProps(tab.id)}>
            {tab.name}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.id} {...panelProps(tab.id)}>
          {visited.includes(tab.id) && <PanelShown value={tab.id === selected}>{tab.panel}</PanelShown>}
        </div>
      ))}
    </>
  );
}

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** More tabs than a phone shows stand in a row that scrolls; a count that is loaded later makes one of them wider. */
function useSelectedInSight(list: RefObject<HTMLElement | null>, selected: string): void {
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector('[aria-selected="true"]');
    if (!row || !tab) return;
    const show = () => void row.scrollTo({ left: row.scrollLeft + middleOf(tab) - middleOf(row) });
    show();
    const watched = new ResizeObserver(show);
    row.querySelectorAll('[role="tab"]').forEach((one) => watched.observe(one));
    return () => watched.disconnect();
  }, [list, selected]);
}

function targetOf(key: string, tabs: readonly Tab[], selected: string): Tab | undefined {
  const from = tabs.findIndex(({ id }) => id === selected);
  if (key === 'ArrowRight') return tabs[(from + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs.at(from - 1);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  return undefined;
}

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  name: string;
  panel: ReactNode;
}

/** The WAI-ARIA tabs pattern; the first tab is the default. A panel appears on the first visit and keeps its state. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const [visited, setVisited] = useState<readonly number[]>([0]);
  const select = (index: number) => {
    setSelected(index);
    setVisited((before) => [...before, index]);
  };
  const moved = (event: KeyboardEvent) => {
    const target = targetOf(event.key, selected, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
    document.getElementById(`${id}-tab-${target}`)?.focus();
  };
  const panelProps = (index: number) => ({
    role: 'tabpanel',
    id: `${id}-panel-${index}`,
    'aria-labelledby': `${id}-tab-${index}`,
    hidden: index !== selected,
    className: styles.panel,
  });
  const tabProps = (index: number) => ({
    role: 'tab',
    id: `${id}-tab-${index}`,
    'aria-controls': `${id}-panel-${index}`,
    'aria-selected': index === selected,
    tabIndex: index === selected ? 0 : -1,
    className: styles.tab,
    onClick: () => select(index),
  });
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={moved}>
        {tabs.map(({ name }, index) => (
          <button key={name} type="button" {...tabProps(index)}>
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }, index) => (
        <div key={name} {...panelProps(index)}>
          {visited.includes(index) && panel}
        </div>
      ))}
    </>
  );
}

function targetOf(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

import { Link } from '#client/components/link/link.tsx';
import { LAYOUT_NAMES } from '../inbox-texts.ts';
import { inboxAddress, type Layout, LAYOUTS, type ShownFilter } from '../use-inbox-address.ts';
import styles from './list.module.css';

/** The board has a column for each stage, and is narrowed by position alone. */
const inLayout = ({ view, position, ...filter }: ShownFilter, as?: Layout): ShownFilter =>
  as === 'board' ? { view, position, as } : { ...filter, view, position, as };

/** The ways to look at a view, where there is more than the list. */
export function LayoutSwitch({ filter }: { filter: ShownFilter }) {
  const other = filter.view && LAYOUTS[filter.view];
  if (!other || filter.spam) return null;
  return (
    <nav aria-label="Shown as" className={styles.layouts}>
      {[undefined, other].map((as) => (
        <Link key={as ?? 'list'} to={inboxAddress(inLayout(filter, as))} aria-current={filter.as === as || undefined}>
          {LAYOUT_NAMES[as ?? 'list']}
        </Link>
      ))}
    </nav>
  );
}

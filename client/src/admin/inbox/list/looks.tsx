import { Link } from '#client/components/link/link.tsx';
import { LOOK_NAMES } from '../texts.ts';
import { inboxAddress, type Look, LOOKS, type ShownFilter } from '../use-inbox-address.ts';
import styles from './list.module.css';

/** The board has a column for each stage, and is narrowed by position alone. */
const lookAt = ({ view, position, ...filter }: ShownFilter, as?: Look): ShownFilter =>
  as === 'board' ? { view, position, as } : { ...filter, view, position, as };

/** The ways to look at a view, where there is more than the list. */
export function Looks({ filter }: { filter: ShownFilter }) {
  const other = filter.view && LOOKS[filter.view];
  if (!other || filter.spam) return null;
  return (
    <nav aria-label="Shown as" className={styles.looks}>
      {[undefined, other].map((as) => (
        <Link key={as ?? 'list'} to={inboxAddress(lookAt(filter, as))} aria-current={filter.as === as || undefined}>
          {LOOK_NAMES[as ?? 'list']}
        </Link>
      ))}
    </nav>
  );
}

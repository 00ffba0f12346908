import { useEffect } from 'react';
import { MESSAGES } from '#shared/messages';
import type { SavedFilter } from '#shared/contract';
import { failureText, isUnauthorized } from '#client/api/http.ts';
import { logFailure } from '#client/api/log.ts';
import { Link } from '#client/components/link/link.tsx';
import { useSavedFilters } from '#client/stores/saved-filters.ts';
import { useToasts } from '#client/stores/toast.ts';
import { useUndo } from '../../use-undo.ts';
import views from '../list/list.module.css';
import { filterOf, filterWords, inboxAddress, isNarrowed, type ShownFilter } from '../use-inbox-address.ts';
import { LIST_HEADING } from '../use-inbox-focus.ts';
import { SaveFilter } from './save-filter.tsx';
import styles from './saved-filters.module.css';

/** Chips of the saved filters, and a button to save the current one. */
export function SavedFilters({ filter }: { filter: ShownFilter }) {
  const { filters, load } = useSavedFilters();
  useEffect(() => void load(), [load]);
  const shown = filterWords(inboxAddress(filter));
  const isShown = ({ query }: SavedFilter) => filterWords(query) === shown;
  return (
    <>
      {filters.map((saved) => (
        <SavedChip key={saved._id} saved={saved} isShown={isShown(saved)} />
      ))}
      {isNarrowed(filter) && !filters.some(isShown) && <SaveFilter query={shown} />}
    </>
  );
}

function SavedChip({ saved, isShown }: { saved: SavedFilter; isShown: boolean }) {
  const { remove, save } = useSavedFilters();
  const offerUndo = useUndo();
  const drop = async () => {
    try {
      await remove(saved._id);
      document.getElementById(LIST_HEADING)?.focus(); // the pressed button disappears
      const restore = () => save({ name: saved.name, query: saved.query });
      offerUndo({ what: 'row', text: `Filter ${saved.name} removed.`, restore, elementId: LIST_HEADING });
    } catch (error) {
      if (isUnauthorized(error)) return;
      logFailure('A filter could not be removed.', error);
      useToasts.getState().show(failureText(error, MESSAGES.networkFailed));
    }
  };
  return (
    <span className={styles.chip}>
      <Link to={inboxAddress(filterOf(saved.query))} className={views.view} aria-current={isShown || undefined}>
        {saved.name}
      </Link>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove filter ${saved.name}`}
        onClick={() => void drop()}
      />
    </span>
  );
}

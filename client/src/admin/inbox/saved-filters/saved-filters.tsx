import { type SubmitEvent, useState } from 'react';
import type { SavedFilter } from '#shared/contract';
import { SAVED_FILTER_RULES } from '#shared/inbox/inbox-rules';
import { MESSAGES } from '#shared/messages';
import { fieldProblem } from '#shared/rules';
import { failureText, isUnauthorized } from '#client/api/http.ts';
import { logFailure } from '#client/api/log.ts';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { TextField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { Link } from '#client/components/link/link.tsx';
import { useToasts } from '#client/stores/toast.ts';
import { FormFooter } from '../../form-footer.tsx';
import { useAttempt } from '../../hooks/use-attempt.ts';
import { useUndo } from '../../hooks/use-undo.ts';
import { removeFilter, saveFilter, useSavedFilters } from '../../queries/office.ts';
import views from '../list/list.module.css';
import { filterOf, filterWords, inboxAddress, isFiltered, type ShownFilter } from '../hooks/use-inbox-address.ts';
import { LIST_HEADING } from '../hooks/use-inbox-focus.ts';
import styles from './saved-filters.module.css';

/** Saves the current filter under a name. */
function SaveFilter({ query }: { query: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={styles.save} onClick={() => setAsking(true)}>
        Save this filter
      </button>
      <Dialog open={isAsking} heading="Save this filter" onClose={() => setAsking(false)}>
        <SaveForm query={query} />
      </Dialog>
    </>
  );
}

/** After saving, the filter's chip replaces the button and this form. */
function SaveForm({ query }: { query: string }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const { attempt, busy, failure } = useAttempt('The filter could not be saved.');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const problem = fieldProblem(name.trim(), SAVED_FILTER_RULES.name);
    setError(problem);
    if (problem) return;
    void attempt(async () => {
      await saveFilter({ name: name.trim(), query });
      document.getElementById(LIST_HEADING)?.focus();
    });
  };
  return (
    <Form onSubmit={submit}>
      <TextField
        label="Filter name"
        hint="Everyone in the office sees it with the views."
        maxLength={SAVED_FILTER_RULES.name.max}
        autoComplete="off"
        value={name}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      <FormFooter failure={failure}>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </FormFooter>
    </Form>
  );
}

/** Chips of the saved filters, and a button to save the current one. */
export function SavedFilters({ filter }: { filter: ShownFilter }) {
  const { data: filters = [] } = useSavedFilters();
  const shown = filterWords(inboxAddress(filter));
  const isShown = ({ query }: SavedFilter) => filterWords(query) === shown;
  return (
    <>
      {filters.map((saved) => (
        <SavedChip key={saved._id} saved={saved} isShown={isShown(saved)} />
      ))}
      {isFiltered(filter) && !filters.some(isShown) && <SaveFilter query={shown} />}
    </>
  );
}

function SavedChip({ saved, isShown }: { saved: SavedFilter; isShown: boolean }) {
  const offerUndo = useUndo();
  const drop = async () => {
    try {
      await removeFilter(saved._id);
      document.getElementById(LIST_HEADING)?.focus(); // the pressed button disappears
      const restore = () => saveFilter({ name: saved.name, query: saved.query });
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

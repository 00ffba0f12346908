import { type SubmitEvent, useState } from 'react';
import { SAVED_FILTER_RULES } from '#shared/inbox-rules';
import { fieldProblem } from '#shared/rules';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { TextField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { useSavedFilters } from '#client/stores/saved-filters.ts';
import { FormFooter } from '../../form-footer.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { LIST_HEADING } from '../use-inbox-focus.ts';
import styles from './saved-filters.module.css';

/** Saves the current filter under a name. */
export function SaveFilter({ query }: { query: string }) {
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
  const save = useSavedFilters((saved) => saved.save);
  const { attempt, busy, failure } = useAttempt('The filter could not be saved.');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const problem = fieldProblem(name.trim(), SAVED_FILTER_RULES.name);
    setError(problem);
    if (problem) return;
    void attempt(async () => {
      await save({ name: name.trim(), query });
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

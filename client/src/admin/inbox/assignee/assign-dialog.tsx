import { type SubmitEvent, useId, useState } from 'react';
import { ASSIGNEE_RULE } from '#shared/inbox/inbox-rules';
import { fieldProblem } from '#shared/rules';
import { Button } from '#client/components/button/button.tsx';
import { Checkbox } from '#client/components/checkbox/checkbox.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { TextField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { useMyName } from '#client/stores/inbox/my-name.ts';
import { useSession } from '#client/stores/session.ts';
import { FormFooter } from '../../form-footer.tsx';
import { useAttempt } from '../../hooks/use-attempt.ts';
import { useStaffNames } from '../../queries/office.ts';

export const NAME_NOT_SAVED = 'The name could not be saved.';

interface AssignFormProps {
  assignee: string | null;
  /** Whether there is an assignment to remove. */
  isAssigned: boolean;
  assign: (assignee: string | null) => Promise<void>;
  onDone: () => void;
}

interface AssignDialogProps extends AssignFormProps {
  open: boolean;
}

/** Asks which member of the office to assign. */
export function AssignDialog({ open, ...form }: AssignDialogProps) {
  return (
    <Dialog open={open} heading="Assign to" onClose={form.onDone}>
      <AssignForm {...form} />
    </Dialog>
  );
}

function AssignForm({ assignee, isAssigned, assign, onDone }: AssignFormProps) {
  const { data: names = [] } = useStaffNames();
  const { mine, keep } = useMyName();
  const [name, setName] = useState(assignee ?? mine ?? '');
  const accountName = useSession(({ admin }) => admin?.name);
  const [isMine, setMine] = useState(false);
  const [error, setError] = useState<string>();
  const { attempt, busy, failure } = useAttempt(NAME_NOT_SAVED);
  const listId = useId();
  const give = (to: string | null) =>
    attempt(async () => {
      await assign(to);
      if (to && isMine) keep(to);
      onDone();
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    const problem = wanted ? fieldProblem(wanted, ASSIGNEE_RULE) : 'Enter a name.';
    setError(problem);
    if (!problem) void give(wanted);
  };
  return (
    <Form onSubmit={submit}>
      <TextField
        label="Name"
        list={listId}
        maxLength={ASSIGNEE_RULE.max}
        autoComplete="off"
        value={name}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      <datalist id={listId}>
        {names.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      {!accountName && name.trim() !== mine && (
        <Checkbox label="Remember as my name in this browser" checked={isMine} onChange={setMine} />
      )}
      <FormFooter failure={failure}>
        <Button type="submit" busy={busy}>
          Assign
        </Button>
        {isAssigned && (
          <Button variant="quiet" disabled={busy} onClick={() => give(null)}>
            Remove assignment
          </Button>
        )}
      </FormFooter>
    </Form>
  );
}

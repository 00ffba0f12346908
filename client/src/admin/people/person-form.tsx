import { useEffect, useRef } from 'react';
import type { Person } from '#shared/accounts/contract';
import { PEOPLE_MESSAGES, PERSON_NAME_RULE } from '#shared/accounts/people';
import { type Role, ROLE_NAMES, ROLE_TASKS, ROLES } from '#shared/accounts/roles';
import { Button } from '#client/components/button/button.tsx';
import { TextField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { FormFooter } from '../form-footer.tsx';
import dashboard from '../admin-dashboard-page.module.css';
import { nameOf } from '../queries/people.ts';
import styles from './people.module.css';
import { rolesAsText, usePersonForm } from './use-person-form.ts';
import { FieldNotes, useFieldIds } from '#client/components/form/field.tsx';

interface RoleBoxesProps {
  roles: readonly Role[];
  error?: string;
  onChange: (roles: Role[]) => void;
}

/** A checkbox per role, with its permissions. */
export function RoleBoxes({ roles, error, onChange }: RoleBoxesProps) {
  const { control, ids } = useFieldIds({ error });
  return (
    <fieldset className={styles.roles} aria-describedby={control['aria-describedby']}>
      <legend>Roles</legend>
      {ROLES.map((role) => (
        <label key={role}>
          <input
            type="checkbox"
            checked={roles.includes(role)}
            aria-invalid={control['aria-invalid']}
            onChange={({ target }) =>
              onChange(ROLES.filter((other) => (other === role ? target.checked : roles.includes(other))))
            }
          />
          <span>
            <strong>{ROLE_NAMES[role]}</strong> <span>{ROLE_TASKS[role]}</span>
          </span>
        </label>
      ))}
      <FieldNotes error={error} ids={ids} />
    </fieldset>
  );
}

interface PersonFormProps {
  person: Person;
  /** Owners cannot change their own roles. */
  isOwn: boolean;
  draftKey: string;
  onSave: (name: string, roles: Role[]) => Promise<void>;
  onClose: () => void;
}

const RULES = { name: PERSON_NAME_RULE };

export function PersonForm({ person, isOwn, draftKey, onSave, onClose }: PersonFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { field, roles, rolesError, busy, failure, onChange, onRoles, onSubmit } = usePersonForm({
    draftKey,
    rules: RULES,
    saved: { name: person.name, roles: rolesAsText(person.roles) },
    fallback: PEOPLE_MESSAGES.changeFailed,
    onSave: ({ name }, held) => onSave(name, held),
    onDone: onClose,
  });
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  const heading = `Edit ${nameOf(person)}`;
  return (
    <Form ref={form} aria-label={heading} onChange={onChange} onSubmit={onSubmit}>
      <h3 className={dashboard.name}>{heading}</h3>
      <TextField {...field('name')} autoComplete="off" />
      {isOwn ? (
        <p className={styles.note}>Only another owner can change your roles.</p>
      ) : (
        <RoleBoxes roles={roles} error={rolesError} onChange={onRoles} />
      )}
      <FormFooter failure={failure}>
        <Button type="submit" busy={busy}>
          Save
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </FormFooter>
    </Form>
  );
}

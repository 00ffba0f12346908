import { useEffect, useRef } from 'react';
import type { Person } from '#shared/accounts/contract';
import { PEOPLE_MESSAGES, PERSON_NAME_RULE } from '#shared/accounts/people';
import type { Role } from '#shared/accounts/roles';
import { Button } from '#client/components/button/button.tsx';
import { TextField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { FormFooter } from '../form-footer.tsx';
import dashboard from '../admin-dashboard-page.module.css';
import styles from './people.module.css';
import { RoleBoxes } from './role-boxes.tsx';
import { nameOf } from './account-texts.ts';
import { rolesAsText, usePersonForm } from './use-person-form.ts';

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

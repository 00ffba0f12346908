import { type Role, ROLE_NAMES, ROLE_TASKS, ROLES } from '#shared/accounts/roles';
import { FieldNotes, useFieldIds } from '#client/components/form/field.tsx';
import styles from './people.module.css';

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

import { INVITATION_RULES, PEOPLE_MESSAGES } from '#shared/accounts/people';
import { Button } from '#client/components/button/button.tsx';
import { TextField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { usePeople } from '#client/stores/people.ts';
import { FormFooter } from '../form-footer.tsx';
import { RoleBoxes } from './role-boxes.tsx';
import { usePersonForm } from './use-person-form.ts';

export const INVITATION_DRAFT = 'people';

const EMPTY = { email: '', name: '', roles: '' };

export function InviteForm() {
  const invite = usePeople((people) => people.invite);
  const { field, roles, rolesError, busy, failure, onChange, onRoles, onSubmit } = usePersonForm({
    draftKey: INVITATION_DRAFT,
    rules: INVITATION_RULES,
    saved: EMPTY,
    fallback: PEOPLE_MESSAGES.inviteFailed,
    onSave: ({ email, name }, held) => invite({ email, name, roles: held }),
  });
  return (
    <Form aria-label="Invite a person" onChange={onChange} onSubmit={onSubmit}>
      <TextField {...field('email')} type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      <TextField {...field('name')} autoComplete="off" />
      <RoleBoxes roles={roles} error={rolesError} onChange={onRoles} />
      <FormFooter failure={failure}>
        <Button type="submit" busy={busy}>
          {busy ? 'Inviting...' : 'Invite'}
        </Button>
      </FormFooter>
    </Form>
  );
}

import type { Person } from '#shared/accounts/contract';
import { useAdminDrafts } from '#client/stores/admin-drafts.ts';
import { useSession } from '#client/stores/session.ts';
import dashboard from '../admin-dashboard-page.module.css';
import { PersonForm } from './person-form.tsx';
import { PersonView } from './person-view.tsx';
import { draftKeyOf, type PersonActions } from './use-person-actions.ts';

interface PersonRowProps {
  person: Person;
  actions: PersonActions;
}

export function PersonRow({ person, actions }: PersonRowProps) {
  const draftKey = draftKeyOf(person._id);
  const hasDraft = useAdminDrafts(({ typed }) => draftKey in typed);
  const isOwn = useSession(({ admin }) => admin?.email === person.email);
  const isEditing = actions.editing === person._id;
  return (
    <li className={isEditing ? `${dashboard.item} ${dashboard.editing}` : dashboard.item}>
      {isEditing ? (
        <PersonForm
          person={person}
          isOwn={isOwn}
          draftKey={draftKey}
          onSave={(name, roles) => actions.save(person, name, isOwn ? undefined : roles)}
          onClose={() => actions.cancel(person)}
        />
      ) : (
        <PersonView person={person} isOwn={isOwn} hasDraft={hasDraft} actions={actions} />
      )}
    </li>
  );
}

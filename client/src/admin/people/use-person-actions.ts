import type { Person } from '#shared/accounts/contract';
import type { Role } from '#shared/accounts/roles';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { checkSession } from '#client/stores/session-calls.ts';
import { useToasts } from '#client/stores/toast.ts';
import { useFocus } from '../hooks/use-focus.ts';
import { changePerson, nameOf, removePerson, renewInvitation } from '../queries/people.ts';

export type PersonActions = ReturnType<typeof usePersonActions>;

/** Key of this list's drafts and of the account being edited. */
const LIST = 'people';

export const LIST_HEADING = 'people-heading';
export const editId = (id: string) => `edit-person-${id}`;
export const draftKeyOf = (id: string) => `${LIST}/${id}`;

/** The owner's actions on accounts; they set the focus afterwards. */
export function usePersonActions() {
  const { edit, drop } = useAdminDrafts();
  const editing = useAdminDrafts((drafts) => drafts.editing[LIST]);
  const show = useToasts((toasts) => toasts.show);
  const focus = useFocus();
  const leaveEdit = ({ _id }: Person) => {
    drop(draftKeyOf(_id));
    edit(LIST);
    focus(editId(_id));
  };
  return {
    editing,
    edit: ({ _id }: Person) => edit(LIST, _id),
    cancel: leaveEdit,
    save: async (person: Person, name: string, roles: Role[] | undefined) => {
      await changePerson(person._id, { name, roles });
      show('Saved.');
      if (!roles) await checkSession();
    },
    suspend: async (person: Person, suspended: boolean) => {
      await changePerson(person._id, { suspended });
      show(
        suspended
          ? `${nameOf(person)} is suspended and signed out of all sessions.`
          : `${nameOf(person)} can sign in again.`,
      );
    },
    renew: ({ _id }: Person) => renewInvitation(_id),
    remove: async (person: Person) => {
      await removePerson(person._id);
      drop(draftKeyOf(person._id));
      focus(LIST_HEADING);
      show(`${nameOf(person)} removed.`);
    },
  };
}

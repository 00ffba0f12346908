import { useEffect, useState } from 'react';
import { MESSAGES } from '#shared/messages';
import { ListOr } from '#client/components/list-or/list-or.tsx';
import { useAdminDrafts } from '#client/stores/admin-drafts.ts';
import { usePeople } from '#client/stores/people.ts';
import dashboard from '../admin-dashboard-page.module.css';
import { AddBox } from '../rows/add-box.tsx';
import { useFocus } from '../use-focus.ts';
import { INVITATION_DRAFT, InviteForm } from './invite-form.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { PersonRow } from './person-row.tsx';
import { LIST_HEADING, usePersonActions } from './use-person-actions.ts';

const TEXTS = {
  loading: 'Loading accounts...',
  empty: 'No accounts yet.',
  failed: MESSAGES.networkFailed,
};

/** The owner's tab to manage accounts and their roles. */
export function PeopleTab() {
  const { people, status, made, load, putAway } = usePeople();
  const actions = usePersonActions();
  const focus = useFocus();
  // as of opening the tab, to show a kept draft
  const [hasDraft] = useState(() => INVITATION_DRAFT in useAdminDrafts.getState().typed);
  useEffect(() => void load(), [load]);
  const done = () => {
    putAway();
    focus(LIST_HEADING);
  };
  return (
    <div className={dashboard.tab}>
      {made ? (
        <InvitationLink key={made.link} made={made} onDone={done} />
      ) : (
        <AddBox heading="Invite a person" isOpen={hasDraft}>
          <InviteForm />
        </AddBox>
      )}
      <section>
        <h2 id={LIST_HEADING} tabIndex={-1}>
          People
        </h2>
        <ListOr items={people} status={status} messages={TEXTS} onRetry={() => void load()} className={dashboard.list}>
          {(person) => <PersonRow key={person._id} person={person} actions={actions} />}
        </ListOr>
      </section>
    </div>
  );
}

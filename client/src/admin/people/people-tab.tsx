import { useState } from 'react';
import type { MadeInvitation, Person } from '#shared/accounts/contract';
import { INVITATION_RULES, PEOPLE_MESSAGES } from '#shared/accounts/people';
import { MESSAGES } from '#shared/messages';
import { Button } from '#client/components/button/button.tsx';
import { TextareaField, TextField } from '#client/components/form/controls.tsx';
import { Form, FormActions } from '#client/components/form/form.tsx';
import { ListOr } from '#client/components/list-or/list-or.tsx';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { useIsMailOff, useSession } from '#client/stores/session.ts';
import dashboard from '../admin-dashboard-page.module.css';
import { FormFooter } from '../form-footer.tsx';
import { statusOf } from '../queries/client.ts';
import { invitePerson, nameOf, useMadeInvitation, usePeople } from '../queries/people.ts';
import { AddBox } from '../rows/add-box.tsx';
import { useFocus } from '../hooks/use-focus.ts';
import { PersonForm, RoleBoxes } from './person-form.tsx';
import { PersonView } from './person-view.tsx';
import { draftKeyOf, LIST_HEADING, type PersonActions, usePersonActions } from './use-person-actions.ts';
import { usePersonForm } from './use-person-form.ts';
import { CopyButton } from '#client/components/copy-button/copy-button.tsx';
import { timeText } from '../times.ts';
import styles from './people.module.css';

interface InvitationLinkProps {
  made: MadeInvitation;
  onDone: () => void;
}

/** A new password link, which is shown only once. */
function InvitationLink({ made: { account, link, mailed }, onDone }: InvitationLinkProps) {
  const isMailOff = useIsMailOff();
  const why = isMailOff ? 'Email is not set up, so the link was not sent.' : 'The email could not be sent.';
  return (
    <section className={`${dashboard.add} ${styles.made}`}>
      <h2>Link for {nameOf(account)}</h2>
      <p role="status">
        {mailed ? `Sent to ${account.email}.` : `${why} Copy the link and send it to ${nameOf(account)} privately.`}
      </p>
      <TextareaField
        label="Password link"
        name="link"
        readOnly
        rows={4} // shows the whole link
        autoFocus // the pressed button has disappeared
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <p className={styles.note}>
        The link expires after 72 hours{account.invitationEndsAt && `, on ${timeText(account.invitationEndsAt)}`}, and
        works once. It is shown only now; a new link replaces it.
      </p>
      <FormActions>
        <CopyButton text={() => link} copied="Link copied.">
          Copy
        </CopyButton>
        <Button variant="secondary" onClick={onDone}>
          Done
        </Button>
      </FormActions>
    </section>
  );
}

const INVITATION_DRAFT = 'people';

const EMPTY = { email: '', name: '', roles: '' };

function InviteForm() {
  const { field, roles, rolesError, busy, failure, onChange, onRoles, onSubmit } = usePersonForm({
    draftKey: INVITATION_DRAFT,
    rules: INVITATION_RULES,
    saved: EMPTY,
    fallback: PEOPLE_MESSAGES.inviteFailed,
    onSave: ({ email, name }, held) => invitePerson({ email, name, roles: held }),
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

interface PersonRowProps {
  person: Person;
  actions: PersonActions;
}

function PersonRow({ person, actions }: PersonRowProps) {
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

const TEXTS = {
  loading: 'Loading people...',
  empty: 'No people yet.',
  failed: MESSAGES.networkFailed,
};

/** The owner's tab to manage accounts and their roles. */
export function PeopleTab() {
  const people = usePeople();
  const made = useMadeInvitation((last) => last.made);
  const actions = usePersonActions();
  const focus = useFocus();
  // from the opening of the tab on, to show a kept draft
  const [hasDraft] = useState(() => INVITATION_DRAFT in useAdminDrafts.getState().typed);
  const done = () => {
    useMadeInvitation.setState({ made: undefined });
    focus(LIST_HEADING);
  };
  return (
    <div className={dashboard.tab}>
      <h2 id={LIST_HEADING} tabIndex={-1}>
        People
      </h2>
      {made ? (
        <InvitationLink key={made.link} made={made} onDone={done} />
      ) : (
        <AddBox heading="Invite a person" isOpen={hasDraft} isFolded={actions.editing !== undefined}>
          <InviteForm />
        </AddBox>
      )}
      <section>
        <ListOr
          items={people.data ?? []}
          status={statusOf(people)}
          messages={TEXTS}
          onRetry={() => void people.refetch()}
          className={dashboard.list}
        >
          {(person) => <PersonRow key={person._id} person={person} actions={actions} />}
        </ListOr>
      </section>
    </div>
  );
}

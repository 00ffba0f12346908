import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Invitation, MadeInvitation, PersonChange } from '#shared/accounts/contract';
import { peopleApi } from '#client/api/admin/people.ts';
import { createAccountStore } from '#client/stores/account.ts';
import { queryClient } from './client.ts';

const people = queryOptions({
  queryKey: ['people'],
  queryFn: () => peopleApi.list(),
  meta: { failed: 'The accounts could not be loaded.' },
});

/** The accounts of the site; owners only. */
export const usePeople = (enabled = true) => useQuery({ ...people, enabled });

/** The last invitation made, until it is dismissed. The server cannot return its link again. */
export const useMadeInvitation = createAccountStore<{ made?: MadeInvitation }>(() => ({}));

async function showLink(made: MadeInvitation): Promise<void> {
  useMadeInvitation.setState({ made });
  await queryClient.invalidateQueries({ queryKey: people.queryKey });
}

export const invitePerson = async (invitation: Invitation) => showLink(await peopleApi.invite(invitation));

export const renewInvitation = async (id: string) => showLink(await peopleApi.renew(id));

export async function changePerson(id: string, change: PersonChange): Promise<void> {
  const changed = await peopleApi.change(id, change);
  queryClient.setQueryData(people.queryKey, (all) => all?.map((person) => (person._id === id ? changed : person)));
}

export async function removePerson(id: string): Promise<void> {
  await peopleApi.remove(id);
  queryClient.setQueryData(people.queryKey, (all) => all?.filter(({ _id }) => _id !== id));
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Invitation, MadeInvitation, Person, PersonChange } from '#shared/accounts/contract';
import { createAccountStore } from '#client/stores/account.ts';
import { queryClient } from './client.ts';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { request } from '#client/api/http.ts';

const asAdmin = true;
const path = ACCOUNT_ENDPOINTS.accounts;

const peopleApi = {
  list: () => request<Person[]>('GET', path, { asAdmin }),
  invite: (body: Invitation) => request<MadeInvitation>('POST', path, { asAdmin, body }),
  renew: (id: string) => request<MadeInvitation>('POST', `${path}/${id}/invitation`, { asAdmin }),
  change: (id: string, body: PersonChange) => request<Person>('PATCH', `${path}/${id}`, { asAdmin, body }),
  remove: (id: string) => request<void>('DELETE', `${path}/${id}`, { asAdmin }),
};

const people = queryOptions({
  queryKey: ['people'],
  queryFn: () => peopleApi.list(),
  meta: { failed: 'The accounts could not be loaded.' },
});

/** The accounts of the site; owners only. */
export const usePeople = (enabled = true) => useQuery({ ...people, enabled });

/** The display name of an account: its name, or else its email address. */
export const nameOf = ({ name, email }: Pick<Person, 'name' | 'email'>): string => name || email;

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

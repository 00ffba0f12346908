import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import type { Invitation, MadeInvitation, Person, PersonChange } from '#shared/accounts/contract';
import { request } from '../http.ts';

const asAdmin = true;
const path = ACCOUNT_ENDPOINTS.accounts;

export const peopleApi = {
  list: () => request<Person[]>('GET', path, { asAdmin }),
  invite: (body: Invitation) => request<MadeInvitation>('POST', path, { asAdmin, body }),
  renew: (id: string) => request<MadeInvitation>('POST', `${path}/${id}/invitation`, { asAdmin }),
  change: (id: string, body: PersonChange) => request<Person>('PATCH', `${path}/${id}`, { asAdmin, body }),
  remove: (id: string) => request<void>('DELETE', `${path}/${id}`, { asAdmin }),
};

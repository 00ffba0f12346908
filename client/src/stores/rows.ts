import { create, type StateCreator } from 'zustand';
import type { Job, JobInput, Rental, RentalInput } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { isConflict, request, requestList } from '../api/http.ts';
import { logFailure } from '../api/log.ts';
import { createAccountStore } from './account.ts';

/** The API of a list that admins edit. */
const rowsApi = <Row, Input extends object>(path: string) => ({
  list: () => requestList<Row>(path),
  add: (input: Input) => request<Row>('POST', path, { body: input, asAdmin: true }),
  /** @param seen the ETag of the version that the admin edited */
  update: (id: string, input: Input, seen?: string) =>
    request<Row>('PUT', `${path}/${id}`, {
      body: input,
      headers: seen === undefined ? undefined : { 'If-Match': seen },
      asAdmin: true,
    }),
  remove: (id: string) => request<void>('DELETE', `${path}/${id}`, { asAdmin: true }),
  restore: (id: string) => request<Row>('POST', `${path}/${id}/restore`, { asAdmin: true }),
});

type RowsApi<Row, Input extends object> = ReturnType<typeof rowsApi<Row, Input>>;

const closedJobs = () => request<Job[]>('GET', ENDPOINTS.closedJobs, { asAdmin: true });

export type ListStatus = 'idle' | 'loading' | 'loaded' | 'failed';

export interface Rows<Row, Input> {
  items: Row[];
  status: ListStatus;
  load: () => Promise<void>;
  add: (input: Input) => Promise<void>;
  /** With `seen`, the ETag of the edited version, a row that has changed since is not overwritten: the list is reloaded. */
  update: (id: string, input: Input, seen?: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
  restore: (id: string) => Promise<void>;
}

/** A list that admins edit. Changes reject with the error of the call; a failed load sets the status. */
function rowsOf<Row extends { _id: string }, Input extends object>(
  api: RowsApi<Row, Input>,
): StateCreator<Rows<Row, Input>> {
  return (set, get) => ({
    items: [],
    status: 'idle',
    load: async () => {
      const before = get().status;
      if (before !== 'loaded') set({ status: 'loading' });
      try {
        set({ items: await api.list(), status: 'loaded' });
      } catch (error) {
        logFailure('The list could not be loaded.', error);
        set({ status: before === 'loaded' ? before : 'failed' });
      }
    },
    add: async (input) => {
      await api.add(input);
      await get().load();
    },
    update: async (id, input, seen) => {
      try {
        await api.update(id, input, seen);
      } catch (error) {
        if (isConflict(error)) await get().load();
        throw error;
      }
      await get().load();
    },
    remove: async (id) => {
      await api.remove(id);
      set({ items: get().items.filter((row) => row._id !== id) });
    },
    restore: async (id) => {
      await api.restore(id);
      await get().load();
    },
  });
}

/** A list that visitors do not see. */
export const createAccountRows = <Row extends { _id: string }, Input extends object>(
  path: string,
  list: () => Promise<Row[]>,
) => createAccountStore(rowsOf({ ...rowsApi<Row, Input>(path), list }));

/** Not an account store, because visitors see it, too. */
export const useJobs = create(rowsOf(rowsApi<Job, JobInput>(ENDPOINTS.jobs)));
/** Jobs whose closing day has passed; hidden from visitors. */
export const useClosedJobs = createAccountRows<Job, JobInput>(ENDPOINTS.jobs, closedJobs);
export const useRentals = create(rowsOf(rowsApi<Rental, RentalInput>(ENDPOINTS.rentals)));

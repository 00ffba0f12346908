import type { Invitation, MadeInvitation, Person, PersonChange } from '#shared/accounts/contract';
import { isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { peopleApi } from '../../api/admin/people.ts';
import { createAccountStore } from '../account.ts';
import type { ListStatus } from '../rows.ts';

interface People {
  people: Person[];
  status: ListStatus;
  /** The last invitation made, until it is dismissed. The server cannot return its link again. */
  made?: MadeInvitation;
  /** Never rejects: a failure sets the status. The other actions reject with the error of the call. */
  load: () => Promise<void>;
  invite: (invitation: Invitation) => Promise<void>;
  renew: (id: string) => Promise<void>;
  change: (id: string, change: PersonChange) => Promise<void>;
  remove: (id: string) => Promise<void>;
  putAway: () => void;
}

/** The accounts of the site; owners only. */
export const usePeople = createAccountStore<People>((set, get) => {
  const showLink = async (made: MadeInvitation) => {
    set({ made });
    await get().load();
  };
  return {
    people: [],
    status: 'idle',
    load: async () => {
      const before = get().status;
      if (before !== 'loaded') set({ status: 'loading' });
      try {
        set({ people: await peopleApi.list(), status: 'loaded' });
      } catch (error) {
        if (!isUnauthorized(error)) logFailure('The accounts could not be loaded.', error);
        set({ status: before === 'loaded' ? before : 'failed' });
      }
    },
    invite: async (invitation) => showLink(await peopleApi.invite(invitation)),
    renew: async (id) => showLink(await peopleApi.renew(id)),
    change: async (id, change) => {
      const changed = await peopleApi.change(id, change);
      set({ people: get().people.map((person) => (person._id === id ? changed : person)) });
    },
    remove: async (id) => {
      await peopleApi.remove(id);
      set({ people: get().people.filter(({ _id }) => _id !== id) });
    },
    putAway: () => set({ made: undefined }),
  };
});

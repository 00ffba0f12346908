import { create } from 'zustand';
import { isUnauthorized } from '../api/http.ts';
import { logFailure } from '../api/log.ts';

export interface RowsApi<Row, Input> {
  list: () => Promise<Row[]>;
  add: (input: Input) => Promise<Row>;
  update: (id: string, input: Input) => Promise<Row>;
  remove: (id: string) => Promise<void>;
  restore: (id: string) => Promise<Row>;
}

export type ListStatus = 'idle' | 'loading' | 'loaded' | 'failed';

export interface Rows<Row, Input> {
  items: Row[];
  status: ListStatus;
  /** What the admin had typed when the session expired; without an id, in the add form. */
  draft?: { id?: string; input: Input };
  load: () => Promise<void>;
  add: (input: Input) => Promise<void>;
  update: (id: string, input: Input) => Promise<void>;
  remove: (id: string) => Promise<void>;
  restore: (id: string) => Promise<void>;
  dropDraft: () => void;
}

/** A list that the server keeps and the admin edits. Changes reject with the call's error; a failed load is a status. */
export function createRows<Row extends { _id: string }, Input>(api: RowsApi<Row, Input>) {
  return create<Rows<Row, Input>>((set, get) => {
    const save = async (input: Input, id?: string) => {
      try {
        await (id === undefined ? api.add(input) : api.update(id, input));
      } catch (error) {
        if (isUnauthorized(error)) set({ draft: { id, input } });
        throw error;
      }
      set({ draft: undefined });
      await get().load();
    };
    return {
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
      add: (input) => save(input),
      update: (id, input) => save(input, id),
      remove: async (id) => {
        await api.remove(id);
        set({ items: get().items.filter((row) => row._id !== id) });
      },
      restore: async (id) => {
        await api.restore(id);
        await get().load();
      },
      dropDraft: () => set({ draft: undefined }),
    };
  });
}

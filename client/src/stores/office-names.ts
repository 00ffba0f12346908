import { create } from 'zustand';
import { isUnauthorized } from '../api/http.ts';
import { inboxApi } from '../api/inbox.ts';
import { logFailure } from '../api/log.ts';

const KEY = 'inbox-my-name';

/** A browser that forbids storage keeps no name. */
function keptName(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

interface OfficeNames {
  /** Those who see to submissions. */
  names: string[];
  /** The name of who works at this device. */
  mine?: string;
  /** Reads the name that this browser keeps. */
  read: () => void;
  keep: (mine: string) => void;
  /** Never rejects: what cannot be loaded is not offered. */
  load: () => Promise<void>;
  clear: () => void;
}

export const useOfficeNames = create<OfficeNames>((set) => ({
  names: [],
  read: () => set({ mine: keptName() }),
  keep: (mine) => {
    set({ mine });
    try {
      localStorage.setItem(KEY, mine);
    } catch (error) {
      logFailure('The name could not be kept.', error);
    }
  },
  load: async () => {
    await inboxApi.assignees().then(
      (names) => set({ names }),
      (error: unknown) => {
        if (!isUnauthorized(error)) logFailure('The names of the office could not be loaded.', error);
      },
    );
  },
  clear: () => set({ names: [] }),
}));

import { logFailure } from '../api/log.ts';

export interface Area {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  clear: () => void;
}

let reported = false;

function report(cause: unknown): void {
  if (!reported) logFailure('Browser storage is unavailable.', cause);
  reported = true;
}

/** Falls back to memory for values that the browser cannot store, because storage is blocked or full. */
function areaOf(storage: () => Storage): Area {
  const memory = new Map<string, string>();
  const refused = new Set<string>();
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(storage());
    } catch (cause) {
      report(cause);
      return undefined;
    }
  };
  return {
    get: (key) => {
      const stored = refused.has(key) ? undefined : attempt((kept) => kept.getItem(key));
      return stored === undefined ? (memory.get(key) ?? null) : stored;
    },
    set: (key, value) => {
      memory.set(key, value);
      refused.add(key);
      attempt((kept) => {
        kept.setItem(key, value);
        refused.delete(key);
      });
    },
    remove: (key) => {
      memory.delete(key);
      refused.delete(key);
      attempt((kept) => kept.removeItem(key));
    },
    clear: () => {
      memory.clear();
      refused.clear();
      attempt((kept) => kept.clear());
    },
  };
}

/** Local storage; shared by all tabs. */
export const browserStorage = areaOf(() => localStorage);

/** Session storage; survives a reload of the tab. */
export const tabStorage = areaOf(() => sessionStorage);

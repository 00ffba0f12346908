import { logFailure } from '../api/log.ts';

export interface Area {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  clear: () => void;
}

let reported = false;

function report(cause: unknown): void {
  if (!reported) logFailure('The browser stores nothing: what it should keep lasts as long as the page.', cause);
  reported = true;
}

/** Storage may be forbidden or full: what it does not take is kept in memory. */
function areaOf(storage: () => Storage): Area {
  const memory = new Map<string, string>();
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(storage());
    } catch (cause) {
      report(cause);
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((kept) => kept.getItem(key)) ?? null,
    set: (key, value) => {
      memory.set(key, value);
      attempt((kept) => {
        kept.setItem(key, value);
        memory.delete(key);
      });
    },
    remove: (key) => {
      memory.delete(key);
      attempt((kept) => kept.removeItem(key));
    },
    clear: () => {
      memory.clear();
      attempt((kept) => kept.clear());
    },
  };
}

/** Shared by all tabs of the browser. */
export const browserStorage = areaOf(() => localStorage);

/** Kept through a reload of this tab. */
export const tabStorage = areaOf(() => sessionStorage);

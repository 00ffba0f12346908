import { create } from 'zustand';
import { logFailure } from '../api/log.ts';

export type FormName = 'quote' | 'apply' | 'inquiry';

/** By the name of the field. */
export type Texts = Record<string, string>;

/** What a visitor has begun to fill in, kept in this tab until the server has it: everything but a file. */
export interface Draft {
  /** When the visitor first saw the form, in milliseconds. */
  since: number;
  values: Texts;
  /** What the address had chosen for some fields when they were filled in. */
  presets: Texts;
  /** The last try to send it: what was sent, and the key that lets the server store it once. */
  attempt?: { key: string; payload: string };
}

interface DraftsState {
  drafts: Partial<Record<FormName, Draft>>;
  /** The draft of this tab, or a new one. */
  open: (form: FormName) => Draft;
  change: (form: FormName, change: Partial<Draft>) => void;
  /** Notes a try to send the payload; the same payload keeps its key. */
  attempt: (form: FormName, payload: string) => { idempotencyKey: string; secondsToFill: number };
  discard: (form: FormName) => void;
}

const SECOND = 1000;

export const useDrafts = create<DraftsState>((set, get) => {
  const keep = (form: FormName, draft: Draft): Draft => {
    set(({ drafts }) => ({ drafts: { ...drafts, [form]: draft } }));
    withStorage((storage) => storage.setItem(storageKey(form), JSON.stringify(draft)));
    return draft;
  };
  const open = (form: FormName) => get().drafts[form] ?? keep(form, readDraft(form));
  const change = (form: FormName, changed: Partial<Draft>) => void keep(form, { ...open(form), ...changed });
  return {
    drafts: {},
    open,
    change,
    attempt: (form, payload) => {
      const { since, attempt } = open(form);
      const key = attempt?.payload === payload ? attempt.key : newKey();
      change(form, { attempt: { key, payload } });
      return { idempotencyKey: key, secondsToFill: Math.floor((Date.now() - since) / SECOND) };
    },
    discard: (form) => void keep(form, { since: Date.now(), values: {}, presets: {} }),
  };
});

/** `randomUUID` is there on secure origins alone, which a site on a local network's address is not. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The number goes up when an older draft could be misread. */
const storageKey = (form: FormName) => `${form}-draft-1`;

/** Whatever another version or another hand has left there, only what is understood is taken. */
function readDraft(form: FormName): Draft {
  const stored = withStorage((storage): unknown => JSON.parse(storage.getItem(storageKey(form)) ?? '{}'));
  const { since, values, presets, attempt } = Object(stored) as Record<string, unknown>;
  const now = Date.now();
  const { key, payload } = textsOf(attempt);
  return {
    since: typeof since === 'number' && since < now ? since : now,
    values: textsOf(values),
    presets: textsOf(presets),
    attempt: key ? { key, payload } : undefined,
  };
}

export const textsOf = (value: unknown): Texts =>
  Object.fromEntries(
    Object.entries(Object(value) as object).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

let complained = false;

/** A visitor may have forbidden the storage, or it may be full: then a draft lives as long as the page. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage);
  } catch (cause) {
    if (!complained) logFailure('What is typed cannot be kept in this tab.', cause);
    complained = true;
    return undefined;
  }
}

import { create } from 'zustand';
import { logFailure } from '../api/log.ts';
import { tabStorage } from './storage.ts';

export type FormName = 'quote' | 'apply' | 'inquiry';

/** Texts by field name. */
export type Texts = Record<string, string>;

/** The receipt of a sent form. */
export interface Sent {
  reference: string;
  /** ISO 8601. */
  at: string;
  /** By field name; includes the name of the attached file. */
  values: Texts;
}

/** A visitor's form draft, without files, in the tab's session storage. */
export interface Draft {
  /** When the form was first shown; milliseconds since the epoch. */
  since: number;
  values: Texts;
  /** The preset values when the visitor typed. */
  presets: Texts;
  /** The last attempt to send the form, with its idempotency key. */
  attempt?: { key: string; payload: string };
  /** The last form sent. Its confirmation stays above the form until the tab is closed, for at most a day. */
  sent?: Sent;
}

interface DraftsState {
  drafts: Partial<Record<FormName, Draft>>;
  /** Returns the draft of this tab, or a new one. */
  open: (form: FormName) => Draft;
  change: (form: FormName, change: Partial<Draft>) => void;
  /** Records an attempt to send. An unchanged payload keeps its idempotency key. */
  attempt: (form: FormName, payload: string) => { idempotencyKey: string; secondsToFill: number };
  /** Empties the draft of a sent form. */
  finish: (form: FormName, sent: Sent) => void;
}

const SECOND = 1000;
const DAY = 86_400_000;

export const useDrafts = create<DraftsState>((set, get) => {
  const keep = (form: FormName, draft: Draft): Draft => {
    set(({ drafts }) => ({ drafts: { ...drafts, [form]: draft } }));
    tabStorage.set(storageKey(form), JSON.stringify(draft));
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
    finish: (form, sent) => void keep(form, { since: Date.now(), values: {}, presets: {}, sent }),
  };
});

/** `crypto.randomUUID` exists on secure origins only. */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Increase the number with every incompatible change. */
const storageKey = (form: FormName) => `${form}-draft-1`;

function readStored(form: FormName): unknown {
  try {
    return JSON.parse(tabStorage.get(storageKey(form)) ?? '{}');
  } catch (cause) {
    logFailure('The stored draft cannot be read.', cause);
    return undefined;
  }
}

/** Validates the stored draft, because another release may have written it. */
function readDraft(form: FormName): Draft {
  const { since, values, presets, attempt, sent } = Object(readStored(form)) as Record<string, unknown>;
  const now = Date.now();
  const { key, payload } = textsOf(attempt);
  return {
    since: typeof since === 'number' && since < now ? since : now,
    values: textsOf(values),
    presets: textsOf(presets),
    attempt: key ? { key, payload } : undefined,
    sent: readSent(sent),
  };
}

/** Undefined after a day, because browsers restore old tabs. */
function readSent(stored: unknown): Sent | undefined {
  const { reference, at } = textsOf(stored);
  if (!reference || !(Date.now() - Date.parse(at) < DAY)) return undefined;
  return { reference, at, values: textsOf((stored as Partial<Sent>).values) };
}

export const textsOf = (value: unknown): Texts =>
  Object.fromEntries(
    Object.entries(Object(value) as object).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

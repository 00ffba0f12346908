import type { Content, DocumentName } from '#shared/content/documents';
import { byId, indexOfStep } from '#shared/content/entries';
import { isObject } from '#shared/content/same';
import { createAccountStore } from '#client/stores/account.ts';
import { type Spot, spotKey, valueAt } from '../change.ts';
import { keepUnread, readUnread } from './unsent.ts';

/** Texts that are invalid in their fields, by `<entry id>.<field>`. */
export type UnreadTexts = Readonly<Record<string, string>>;

/** By the key of the list. They are never sent to the server. */
export const useUnread = createAccountStore<Record<string, UnreadTexts>>(() => ({}));

const NONE: UnreadTexts = {};

export const unreadOf = (all: Record<string, UnreadTexts>, spot: Spot): UnreadTexts => all[spotKey(spot)] ?? NONE;

export const unreadAt = (spot: Spot): UnreadTexts => unreadOf(useUnread.getState(), spot);

function replace(all: Record<string, UnreadTexts>): void {
  useUnread.setState(all, true);
  keepUnread(all);
}

export function setUnread(spot: Spot, texts: UnreadTexts): void {
  if (texts !== unreadAt(spot)) replace({ ...useUnread.getState(), [spotKey(spot)]: texts });
}

/** Restores the texts after a reload. */
export const findUnread = (): void => useUnread.setState(readUnread(), true);

/** Drops the texts of documents whose drafts are replaced as a whole. */
export function forgetUnread(documents: readonly string[]): void {
  const isKept = ([place]: [string, UnreadTexts]) => !documents.some((document) => place.startsWith(`${document}.`));
  replace(Object.fromEntries(Object.entries(useUnread.getState()).filter(isKept)));
}

const stepOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

/** Parses the key of a list. */
function spotOf(key: string): Spot {
  const [document, ...path] = key.split('.');
  return { document: document as DocumentName, path: path.map(stepOf) };
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Whether a field shows its invalid text: its entry exists and has got no value since. */
function isShown(entries: unknown, key: string): boolean {
  const at = key.lastIndexOf('.');
  const entry = Array.isArray(entries) ? (entries[indexOfStep(entries, byId(key.slice(0, at)))] as unknown) : undefined;
  return isObject(entry) && isEmpty(entry[key.slice(at + 1)]);
}

/** Whether any field shows an invalid text. */
export const isAnyUnread = (content: Content | undefined): boolean =>
  Object.entries(useUnread.getState()).some(([list, texts]) => {
    const keys = Object.keys(texts);
    const entries = keys.length > 0 ? valueAt(content, spotOf(list)) : undefined;
    return keys.some((key) => isShown(entries, key));
  });

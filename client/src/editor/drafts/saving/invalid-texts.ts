import type { Content, DocumentName } from '#shared/content/documents';
import { byId, indexOfStep } from '#shared/content/entries';
import { isObject } from '#shared/content/deep-equal';
import { createAccountStore } from '#client/stores/account.ts';
import { type Spot, spotKey, valueAt } from '../change.ts';
import { keepInvalid, readInvalid } from './unsent.ts';

/** Texts that are invalid in their fields, by `<entry id>.<field>`. */
export type InvalidTexts = Readonly<Record<string, string>>;

/** By the key of the list. They are never sent to the server. */
export const useInvalid = createAccountStore<Record<string, InvalidTexts>>(() => ({}));

const NONE: InvalidTexts = {};

export const invalidOf = (all: Record<string, InvalidTexts>, spot: Spot): InvalidTexts => all[spotKey(spot)] ?? NONE;

export const invalidAt = (spot: Spot): InvalidTexts => invalidOf(useInvalid.getState(), spot);

function replace(all: Record<string, InvalidTexts>): void {
  useInvalid.setState(all, true);
  keepInvalid(all);
}

export function setInvalid(spot: Spot, texts: InvalidTexts): void {
  if (texts !== invalidAt(spot)) replace({ ...useInvalid.getState(), [spotKey(spot)]: texts });
}

/** Restores the texts after a reload. */
export const findInvalid = (): void => useInvalid.setState(readInvalid(), true);

/** Drops the texts of documents whose drafts are replaced as a whole. */
export function forgetInvalid(documents: readonly string[]): void {
  const isKept = ([place]: [string, InvalidTexts]) => !documents.some((document) => place.startsWith(`${document}.`));
  replace(Object.fromEntries(Object.entries(useInvalid.getState()).filter(isKept)));
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
export const isAnyInvalid = (content: Content | undefined): boolean =>
  Object.entries(useInvalid.getState()).some(([list, texts]) => {
    const keys = Object.keys(texts);
    const entries = keys.length > 0 ? valueAt(content, spotOf(list)) : undefined;
    return keys.some((key) => isShown(entries, key));
  });

import { createAccountStore } from '../../stores/account.ts';
import { type Spot, spotKey } from './change.ts';
import { keepUnread, readUnread } from './unsent.ts';

/** Texts that the fields in which they were typed cannot hold, by the places of these fields in a list. */
export type UnreadTexts = Readonly<Record<string, string>>;

/** By the place of the list. The server gets none of them. */
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

/** Takes what was kept through a reload. */
export const findUnread = (): void => useUnread.setState(readUnread(), true);

/** Forgets the texts of a document whose draft is replaced as a whole. */
export function forgetUnread(documents: readonly string[]): void {
  const isKept = ([place]: [string, UnreadTexts]) => !documents.some((document) => place.startsWith(`${document}.`));
  replace(Object.fromEntries(Object.entries(useUnread.getState()).filter(isKept)));
}

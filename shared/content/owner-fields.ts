import type { DocumentName, Place } from './documents.ts';
import type { Firm } from './documents/firm.ts';
import { deepEqual, isObject } from './deep-equal.ts';

/**
 * Fields that decide where visitors' messages go, and the sender and links of the site's mails. Whoever changes one may read other people's
 * messages, so only owners may.
 */
const ADDRESS_FIELDS = ['site', 'mailboxes', 'privacyAddress'] as const satisfies (keyof Firm)[];

/** Includes how long personal data is kept. */
const OWNER_FIELDS = [...ADDRESS_FIELDS, 'retention'] as const satisfies (keyof Firm)[];

export type OwnerField = (typeof OWNER_FIELDS)[number];

type Owned = Partial<Record<OwnerField, unknown>>;

const wordsOf = (entry: unknown): unknown => (isObject(entry) ? { ...entry, id: undefined } : entry);

/** A value for comparison: without entry ids, which only editors use; an absent value equals an empty one. */
const said = (value: unknown): unknown => (Array.isArray(value) ? value.map(wordsOf) : (value ?? ''));

export const changedOwnerFields = (before: Owned, after: Owned): OwnerField[] =>
  OWNER_FIELDS.filter((field) => !deepEqual(said(before[field]), said(after[field])));

export const changedAddressFields = (before: Owned, after: Owned): OwnerField[] =>
  changedOwnerFields(before, after).filter((field) => ADDRESS_FIELDS.some((one) => one === field));

/** A document with the owners' fields of another. */
export const withOwnerFields = <Document extends object>(
  document: Document,
  { site, mailboxes, privacyAddress, retention }: Owned,
) => ({
  ...document,
  ...{ site, mailboxes, privacyAddress, retention },
});

export const isOwnerField = (document: DocumentName, path: Place): boolean =>
  document === 'firm' && OWNER_FIELDS.some((field) => field === path[0]);

const addressesIn = ({ mailboxes, privacyAddress }: Firm) =>
  [...mailboxes.map(({ address }) => address), privacyAddress ?? ''].filter(Boolean);

/** Earlier addresses that receive nothing any more, or less than before. */
export function addressesLeft(before: Firm, after: Firm): string[] {
  const formsOf = ({ mailboxes }: Firm, address: string) =>
    mailboxes.filter((mailbox) => mailbox.address === address).flatMap(({ forms }) => forms);
  const isLeft = (address: string) =>
    !addressesIn(after).includes(address) ||
    formsOf(before, address).some((form) => !formsOf(after, address).includes(form)) ||
    (before.privacyAddress === address && after.privacyAddress !== address);
  return [...new Set(addressesIn(before))].filter(isLeft);
}

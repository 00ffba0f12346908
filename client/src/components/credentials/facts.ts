import { longDate } from '#shared/content/long-date';
import type { ShownCredential } from '#shared/content/site/page-data';
import { OFFICE_TIME_ZONE } from '#shared/meetings/time-zone';
import { useBrowserValue } from '../../hooks/use-browser-value.ts';
import type { Fact } from '../table/fact-list.tsx';

/** The details of a license or certificate. */
export function factsOf({ issuer, number, category, validFrom }: ShownCredential): Fact[] {
  const facts = [
    { label: 'Issued by', value: issuer },
    { label: 'Number', value: number },
    { label: 'Category', value: category },
    { label: 'Valid from', value: validFrom && longDate(validFrom) },
  ];
  return facts.filter(({ value }) => value);
}

const isOver = ({ validTo }: ShownCredential, today?: string) => Boolean(validTo && today && validTo < today);

/** @param today ISO date; undefined during prerendering */
export function validityOf(credential: ShownCredential, today?: string): string | undefined {
  if (!credential.validTo) return undefined;
  return `${isOver(credential, today) ? 'Expired on' : 'Valid until'} ${longDate(credential.validTo)}`;
}

/** The credentials that have not expired. */
export const validOf = (credentials: readonly ShownCredential[], today?: string): ShownCredential[] =>
  credentials.filter((credential) => !isOver(credential, today));

/** The Swedish locale formats dates as ISO dates. */
const LIKE_ISO = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: OFFICE_TIME_ZONE });

const today = () => LIKE_ISO.format(new Date());

/** Undefined in prerendered HTML, which may be days old. */
export const useToday = () => useBrowserValue(today, () => undefined);

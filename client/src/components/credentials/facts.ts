import { longDate } from '#shared/content/long-date';
import type { ShownCredential } from '#shared/content/site/page-data';
import { officeTime } from '#shared/meetings/time-zone';
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

/** Not `officeDay`, whose file would come with every page. */
const today = () => officeTime(new Date()).slice(0, 'yyyy-mm-dd'.length);

/** Undefined in prerendered HTML, which may be days old. */
export const useToday = () => useBrowserValue(today, () => undefined);

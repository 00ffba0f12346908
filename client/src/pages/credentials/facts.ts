import type { ShownCredential } from '#shared/content/site/page-data';
import type { Fact } from '../../components/fact-list/fact-list.tsx';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const dayOf = (isoDate: string) => DAY.format(new Date(isoDate));

/** What stands below the name of a license or certificate. */
export function factsOf({ issuer, number, category, validFrom }: ShownCredential): Fact[] {
  const facts = [
    { label: 'Issued by', value: issuer },
    { label: 'Number', value: number },
    { label: 'Category', value: category },
    { label: 'Valid from', value: validFrom && dayOf(validFrom) },
  ];
  return facts.filter(({ value }) => value);
}

/** @param today ISO date; undefined where it is not known */
export function validityOf({ validTo }: ShownCredential, today?: string): string | undefined {
  if (!validTo) return undefined;
  const isOver = today !== undefined && validTo < today;
  return `${isOver ? 'Expired on' : 'Valid until'} ${dayOf(validTo)}`;
}

import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

/** Where a sign-in comes from, as its call shows it. */
export interface Browser {
  /** As `Chrome on Android`; empty when unknown. */
  device: string;
  /** Of the network, as limits count it. */
  address: string;
  /** The token of its place, which may be unknown. */
  place?: string;
}

const known = (names: object, name = '') => (Object.values(names).includes(name) ? name : '');

/** Longer ones are no browser's. */
const LONGEST = 1000;

/**
 * The browser and its system. Only names of the library's own lists: a program could send any text, which would stand in
 * a mail to the account's owner.
 */
export function deviceOf(userAgent = ''): string {
  if (!userAgent || userAgent.length > LONGEST) return '';
  const { browser, os } = parse(userAgent);
  return [known(BROWSER_MAP, browser.name), known(OS_MAP, os.name)].filter(Boolean).join(' on ');
}

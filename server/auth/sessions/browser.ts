import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

/** The browser of a sign-in, as its request shows it. */
export interface Browser {
  /** Such as `Chrome on Android`; empty if unknown. */
  device: string;
  /** Network address, as rate limits count it. */
  address: string;
  /** Token of its cookie, which may be unknown. */
  cookie?: string;
}

const known = (names: object, name = '') => (Object.values(names).includes(name) ? name : '');

/** No browser sends more. */
const LONGEST = 1000;

/**
 * Browser and operating system. Only names from the library's lists, because the result appears in a mail to the
 * account and a client could send any text.
 */
export function deviceOf(userAgent = ''): string {
  if (!userAgent || userAgent.length > LONGEST) return '';
  const { browser, os } = parse(userAgent);
  return [known(BROWSER_MAP, browser.name), known(OS_MAP, os.name)].filter(Boolean).join(' on ');
}

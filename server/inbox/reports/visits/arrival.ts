import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type Device, REFERRERS } from '#shared/contract';

/** What is counted of a visit, besides its page. */
export interface Arrival {
  /** The host of the page with the link, `direct` or `other`. */
  referrer: string;
  device: Device;
}

/** Begins the name of every browser, but not of curl, probes or the link previews of messengers. */
const BROWSER = /^(Mozilla|Opera)\//;
/** Crawlers say what they are. Cubot makes phones. */
const CRAWLER = /(?<!cu)bot|crawl|spider|compatible;|preview|headless|lighthouse/i;

const isBrowser = (name = '') => BROWSER.test(name) && !CRAWLER.test(name);

/** Headers of pages that are loaded in advance; nobody may ever see them. */
const IN_ADVANCE = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

const isInAdvance = (headers: IncomingHttpHeaders) => IN_ADVANCE.some((name) => headers[name] !== undefined);

/** Frames, such as the editor's preview, and scripts. Browsers name the destination on HTTPS only. */
const isWithinPage = ({ 'sec-fetch-dest': destination = 'document' }: IncomingHttpHeaders) =>
  destination !== 'document';

/** A domain name with a top-level domain; neither an IP address nor a name of a local network. */
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/;
const MOST_LETTERS = 100;
/** Facebook alone links from four hosts. */
const SUBDOMAIN = /^(www|m|lm?)\.(?=[^.]+\.)/;

/** Takes a fraction of the time of `new URL()`. */
const HOST = /^[a-z-]+:\/\/([^/:?#]+)/i;

const siteOf = (url: string) => (HOST.exec(url)?.[1] ?? '').toLowerCase().replace(SUBDOMAIN, '');

/** Undefined for a link within the site. */
function referrerOf({ referer, host = '', 'sec-fetch-site': site }: IncomingHttpHeaders): string | undefined {
  if (site === 'same-origin') return undefined;
  if (!referer) return REFERRERS.direct;
  const from = siteOf(referer);
  if (from === siteOf(`http://${host}`)) return undefined;
  return from.length <= MOST_LETTERS && DOMAIN.test(from) ? from : REFERRERS.other;
}

/** Browsers of phones have `Mobi` in their name; Chromium also sends a header. */
function deviceOf({ 'sec-ch-ua-mobile': mobile, 'user-agent': name = '' }: IncomingHttpHeaders): Device {
  const isPhone = mobile === undefined ? name.includes('Mobi') : mobile === '?1';
  return isPhone ? 'phone' : 'desktop';
}

/** What a request tells of a visit that it begins. Undefined if nobody arrives by it: see docs/decisions/site.md. */
export function arrivalOf({ method, headers }: IncomingMessage): Arrival | undefined {
  if (method !== 'GET' || !isBrowser(headers['user-agent']) || isInAdvance(headers) || isWithinPage(headers)) return;
  const referrer = referrerOf(headers);
  return referrer === undefined ? undefined : { referrer, device: deviceOf(headers) };
}

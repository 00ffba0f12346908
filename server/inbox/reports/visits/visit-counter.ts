import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Device, REFERRERS } from '#shared/contract';
import { dayAfter, officeDay } from '#shared/meetings/office-day';
import { START_OF_OFFICE_DAY } from '#shared/meetings/time-zone';
import { PeriodicTask } from '#server/periodic-task';
import type { Dimension } from './visit-total.entity.ts';

/** The counted properties of a visit, besides its page. */
interface Arrival {
  /** The host of the page with the link, `direct` or `other`. */
  referrer: string;
  device: Device;
}

/** Begins the name of every browser, but not of curl, probes or the link previews of messengers. */
const BROWSER = /^(Mozilla|Opera)\//;
/** Crawlers identify themselves. Cubot makes phones. */
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
const MAX_LETTERS = 100;
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
  return from.length <= MAX_LETTERS && DOMAIN.test(from) ? from : REFERRERS.other;
}

/** Browsers of phones have `Mobi` in their name; Chromium also sends a header. */
function deviceOf({ 'sec-ch-ua-mobile': mobile, 'user-agent': name = '' }: IncomingHttpHeaders): Device {
  const isPhone = mobile === undefined ? name.includes('Mobi') : mobile === '?1';
  return isPhone ? 'phone' : 'desktop';
}

/** The visit that a request starts; undefined for any other request. See docs/decisions/site.md. */
function arrivalOf({ method, headers }: IncomingMessage): Arrival | undefined {
  if (method !== 'GET' || !isBrowser(headers['user-agent']) || isInAdvance(headers) || isWithinPage(headers)) return;
  const referrer = referrerOf(headers);
  return referrer === undefined ? undefined : { referrer, device: deviceOf(headers) };
}

/** Milliseconds between two writes. A crash loses the visits since the last one. */
const EVERY = 10_000;

/** Other sites that one process counts by name in a day; anybody can send any number. */
const MAX_HOSTS = 100;

/** In the order of the key, so that replicas cannot wait for each other's rows. */
const STORE = `
  INSERT INTO visit_totals AS total (day, dimension, value, visits)
  SELECT day, dimension, value, visits
  FROM json_to_recordset($1) AS came (day date, dimension varchar, value varchar, visits int) ORDER BY 1, 2, 3
  ON CONFLICT (day, dimension, value) DO UPDATE SET visits = total.visits + excluded.visits`;

/** Status of a page that is shown: sent, or still current in the browser's cache. */
const SHOWN = [200, 304];

/** Visits by day, dimension and value, which are the lines of the key. */
type Totals = Map<string, number>;

const add = (totals: Totals, key: string, visits: number) => totals.set(key, (totals.get(key) ?? 0) + visits);

const rowsOf = (totals: Totals) =>
  [...totals].map(([key, visits]) => {
    const [day, dimension, value] = key.split('\n');
    return { day, dimension, value, visits };
  });

/** Counts visits in memory, and adds them to the totals of the database every few seconds. */
@Injectable()
export class VisitCounter extends PeriodicTask {
  private totals: Totals = new Map();
  private stored = Promise.resolve();
  private today = { day: '', ends: 0, hosts: new Set<string>() };

  constructor(@InjectDataSource() private readonly database: DataSource) {
    super({ every: EVERY, failed: 'Visits could not be stored yet' });
  }

  override async onModuleDestroy(): Promise<void> {
    await super.onModuleDestroy();
    await this.runLogged();
  }

  /**
   * Counts the pages that a server answers, those from memory included. `pageAt` returns the page that counts for an address, or undefined.
   * No answer waits for it.
   */
  watch(server: Server, pageAt: (address: string) => string | undefined): void {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const { url = '' } = request; // Express changes `url` during the request
      const page = pageAt(url.split('?', 1)[0]);
      if (page) response.once('finish', () => SHOWN.includes(response.statusCode) && this.count(page, request));
    });
  }

  /** Writes the visits counted so far, after a write under way. */
  run(): Promise<void> {
    this.stored = Promise.allSettled([this.stored]).then(() => this.store());
    return this.stored;
  }

  private count(page: string, request: IncomingMessage): void {
    const arrival = arrivalOf(request);
    if (!arrival) return;
    // formatting the day for the office's time zone takes longer than all else
    if (Date.now() >= this.today.ends) this.beginDay();
    const values: Record<Dimension, string> = {
      page,
      referrer: this.knownReferrer(arrival.referrer),
      device: arrival.device,
    };
    for (const [dimension, value] of Object.entries(values))
      add(this.totals, `${this.today.day}\n${dimension}\n${value}`, 1);
  }

  private beginDay(): void {
    const day = officeDay();
    this.today = { day, ends: Date.parse(dayAfter(day) + START_OF_OFFICE_DAY), hosts: new Set() };
  }

  private knownReferrer(referrer: string): string {
    const { hosts } = this.today;
    if (referrer === REFERRERS.direct || hosts.has(referrer)) return referrer;
    if (hosts.size === MAX_HOSTS) return REFERRERS.other;
    hosts.add(referrer);
    return referrer;
  }

  private async store(): Promise<void> {
    const { totals } = this;
    if (totals.size === 0) return;
    this.totals = new Map();
    try {
      await this.database.query(STORE, [JSON.stringify(rowsOf(totals))]);
    } catch (error) {
      for (const [key, visits] of totals) add(this.totals, key, visits);
      throw error;
    }
  }
}

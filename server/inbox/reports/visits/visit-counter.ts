import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { REFERRERS } from '#shared/contract';
import { dayAfter, officeDay } from '#shared/meetings/office-day';
import { START_OF_OFFICE_DAY } from '#shared/meetings/time-zone';
import { arrivalOf } from './arrival.ts';
import type { Dimension } from './visit-total.entity.ts';

/** Milliseconds between two writes. A crash loses the visits since the last one. */
const EVERY = 10_000;

/** Other sites that one process counts by name in a day; anybody can send any number. */
const MOST_HOSTS = 100;

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
export class VisitCounter implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(VisitCounter.name);
  private clock?: NodeJS.Timeout;
  private totals: Totals = new Map();
  private stored = Promise.resolve();
  private today = { day: '', ends: 0, hosts: new Set<string>() };

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  onApplicationBootstrap(): void {
    this.clock = setInterval(() => void this.flush(), EVERY).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.clock);
    await this.flush();
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

  /** Writes what was counted so far. A failure is logged; the next call tries again. */
  flush(): Promise<void> {
    this.stored = this.stored.then(() => this.store());
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
    if (hosts.size === MOST_HOSTS) return REFERRERS.other;
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
      this.logger.warn({ msg: 'Visits could not be stored yet', cause: String(error) });
      for (const [key, visits] of totals) add(this.totals, key, visits);
    }
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { type List, ListCache, LISTS } from './list-cache.ts';

/** Injection token of a database URL that supports LISTEN. */
export const LISTEN_URL = Symbol('LISTEN_URL');

/** The channel of the triggers on the lists' tables. The payload is a list's name, or empty if any list may have changed. */
const CHANNEL = 'list_changes';

/** Milliseconds. A dead connection is noticed after one interval and one deadline, so within a second. */
const BEAT = 500;
const DEADLINE = 400;

const isList = (name: string): name is List => (LISTS as readonly string[]).includes(name);

/** Listens on its own connection for list changes by any process. */
@Injectable()
export class ListChanges implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Lists');
  private readonly stopping = new AbortController();
  private watching?: Promise<void>;
  private hasWarned = false;

  constructor(
    @Inject(LISTEN_URL) private readonly url: string,
    @InjectDataSource() private readonly database: DataSource,
    private readonly listCache: ListCache,
  ) {}

  /** In the background, so that the start does not wait for it. */
  onApplicationBootstrap(): void {
    this.watching = this.watch();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.watching;
  }

  /** While no connection listens, lists are read from the database. */
  private async watch(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.listen().catch((error: Error) => signal.aborted || this.warn(error));
      this.listCache.watched = false;
      await delay(BEAT, undefined, { signal }).catch(() => undefined); // the loop checks for the stop
    }
  }

  /** @throws if it cannot listen, or no longer can */
  private async listen(): Promise<void> {
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: 1000, query_timeout: DEADLINE });
    const lost = new AbortController();
    client.on('error', (error) => lost.abort(error));
    client.on('end', () => lost.abort(new Error('the connection was closed')));
    client.on('notification', ({ payload = '' }) => this.changed(payload));
    const signal = AbortSignal.any([this.stopping.signal, lost.signal]);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      await this.hearsOthers(client, signal);
      this.listCache.watched = true;
      this.hasWarned = false;
      for (;;) {
        await delay(BEAT, undefined, { signal });
        await client.query('SELECT');
      }
    } finally {
      void client.end();
    }
  }

  private changed(payload: string): void {
    if (isList(payload)) this.listCache.drop(payload);
    else if (payload === '') LISTS.forEach((list) => this.listCache.drop(list));
  }

  /** Checks that a notification of another connection arrives: a pooler may accept LISTEN and deliver nothing. */
  private async hearsOthers(client: Client, signal: AbortSignal): Promise<void> {
    const word = randomUUID();
    const late = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]);
    const heard = new Promise<void>((resolve, reject) => {
      const fail = () =>
        reject(new Error('a test notification did not arrive (behind a pooler, set DATABASE_DIRECT_URL)'));
      late.addEventListener('abort', fail, { once: true });
      client.on('notification', ({ payload }) => {
        if (payload !== word) return;
        late.removeEventListener('abort', fail); // Node keeps a combined signal alive while it has a listener
        resolve();
      });
    });
    await Promise.all([heard, this.database.query('SELECT pg_notify($1, $2)', [CHANNEL, word])]);
  }

  private warn({ message }: Error): void {
    if (!this.hasWarned)
      this.logger.warn(`Could not listen for changes; reading every list from the database: ${message}`);
    this.hasWarned = true;
  }
}

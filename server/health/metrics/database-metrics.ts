import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Gauge, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { QUEUE_DEPTH, type QueueDepth } from '../../mail/outbox/queue-depth.ts';

const logger = new Logger('Metrics');

const DRAFTS = 'SELECT count(*)::int AS drafts FROM content_drafts';

/** Metrics from the database, the same on every replica, read during a scrape. */
@Injectable()
export class DatabaseMetrics {
  private readonly up: Gauge;
  private readonly mails: Gauge<'state'>;
  private readonly oldest: Gauge;
  private readonly drafts: Gauge;

  constructor(
    registry: Registry,
    @InjectDataSource() private readonly database: DataSource,
  ) {
    const registers = [registry];
    this.up = new Gauge({ name: 'database_up', help: 'Whether the database answered this scrape.', registers });
    this.mails = new Gauge({
      name: 'mail_queue_mails',
      help: 'Mails waiting to be sent, and mails to departments and replies that were given up (failed).',
      labelNames: ['state'],
      registers,
    });
    this.oldest = new Gauge({
      name: 'mail_queue_oldest_seconds',
      help: 'Age of the oldest waiting mail.',
      registers,
    });
    this.drafts = new Gauge({
      name: 'content_drafts',
      help: 'Unpublished documents.',
      registers,
    });
  }

  /** While the database is down, the metrics of the queue and the drafts are absent; all others are still reported. */
  async refresh(): Promise<void> {
    try {
      const [{ waiting, failed, oldest }] = await this.database.query<[QueueDepth]>(QUEUE_DEPTH);
      this.up.set(1);
      this.mails.set({ state: 'waiting' }, waiting);
      this.mails.set({ state: 'failed' }, failed);
      this.oldest.set(oldest);
      const [{ drafts }] = await this.database.query<[{ drafts: number }]>(DRAFTS);
      this.drafts.set(drafts);
    } catch (error) {
      this.up.set(0);
      this.mails.reset();
      this.oldest.remove();
      this.drafts.remove();
      logger.warn(`Could not count the queued mails and drafts: ${String(error)}`);
    }
  }
}

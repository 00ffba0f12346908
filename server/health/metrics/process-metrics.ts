import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { Counter, Gauge, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { ResumeSlots } from '../../applications/resume/resume-upload.interceptor.ts';
import { poolOf } from '../../database/named-queries.ts';
import { MailWorker } from '../../mail/outbox/mail-worker.ts';

/** The version in the nearest package.json, found from the sources and from the build. */
function ownVersion(folder = import.meta.dirname): string {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  return dirname(folder) === folder ? 'unknown' : ownVersion(dirname(folder));
}

export function addBuildInfo(registry: Registry): void {
  new Gauge({
    name: 'eclar_build_info',
    help: 'Always 1; its label is the version of the site.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: ownVersion() }, 1);
}

/** Metrics of this process, read during a scrape. */
@Injectable()
export class ProcessMetrics {
  private readonly pool: Pool;

  constructor(
    private readonly registry: Registry,
    @InjectDataSource() database: DataSource,
    uploads: ResumeSlots,
    mails: MailWorker,
  ) {
    this.pool = poolOf(database);
    this.gauge('database_pool_connections', 'Open database connections.', () => this.pool.totalCount);
    this.gauge('database_pool_idle', 'Idle database connections.', () => this.pool.idleCount);
    this.gauge('database_pool_waiting', 'Calls waiting for a database connection.', () => this.pool.waitingCount);
    this.gauge('uploads_under_way', 'Applications being received and stored.', () => uploads.taken);
    new Counter({
      name: 'mail_attempts_total',
      help: 'Attempts to send a mail by outcome: sent, queued (will be retried) or failed (given up).',
      labelNames: ['outcome'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [outcome, count] of Object.entries(mails.attempts)) this.inc({ outcome }, count);
      },
    });
  }

  private gauge(name: string, help: string, read: () => number): void {
    const collect = function (this: Gauge) {
      this.set(read());
    };
    new Gauge({ name, help, registers: [this.registry], collect });
  }
}

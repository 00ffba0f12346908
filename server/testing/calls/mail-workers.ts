import { DataSource } from 'typeorm';
import { databaseOptions } from '../../database/data-source.ts';
import { readEnv } from '../../config/env.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import { MailQueue } from '../../mail/outbox/mail-queue.ts';
import { MailSender } from '../../mail/outbox/mail-sender.ts';
import { MailWorker } from '../../mail/outbox/mail-worker.ts';
import type { SpecSmtp } from './smtp.ts';
import { SPEC_ENV, type SpecApp } from '../app/use-app.ts';

/** Starts mail workers on the application's database, like those of other processes, which send to `smtp`. */
export function useMailWorkers(app: SpecApp, smtp: SpecSmtp) {
  const stops: (() => Promise<void>)[] = [];
  const stopWorkers = () => Promise.all(stops.splice(0).map((stop) => stop()));
  afterEach(stopWorkers);
  return {
    stopWorkers,
    startWorker: async (): Promise<MailWorker> => {
      const database = await new DataSource(databaseOptions(app.database.url)).initialize();
      const content = new PublishedContent(database);
      const sender = new MailSender(readEnv({ ...SPEC_ENV, ...smtp.variables }), database, content);
      const worker = new MailWorker(new MailQueue(database, content), sender);
      void worker.onApplicationBootstrap();
      stops.push(async () => {
        worker.onModuleDestroy();
        await worker.onApplicationShutdown();
        await sender.onApplicationShutdown();
        await database.destroy();
      });
      return worker;
    },
  };
}

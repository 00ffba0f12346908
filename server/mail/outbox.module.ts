import { Global, Module } from '@nestjs/common';
import { Outbox } from '../submissions/outbox.ts';
import { MailModule } from './mail.module.ts';
import { MailWorker } from './outbox/mail-worker.ts';

/**
 * Provides submissions/ with the outbox. A separate module, because Nest shuts global modules down last, together with
 * the database, and the worker must write its reports before.
 */
@Global()
@Module({
  imports: [MailModule],
  providers: [{ provide: Outbox, useExisting: MailWorker }],
  exports: [Outbox],
})
export class OutboxModule {}

import { Global, Module } from '@nestjs/common';
import { Outbox } from '../submissions/outbox.ts';
import { MailModule } from './mail.module.ts';
import { MailWorker } from './outbox/mail-worker.ts';

/**
 * Gives submissions/ the outbox. It is a module of its own because Nest shuts global modules down last, together with the
 * database, and the worker has to write its reports before.
 */
@Global()
@Module({
  imports: [MailModule],
  providers: [{ provide: Outbox, useExisting: MailWorker }],
  exports: [Outbox],
})
export class OutboxModule {}

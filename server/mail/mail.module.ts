import { Module } from '@nestjs/common';
import { MailQueue } from './outbox/mail-queue.ts';
import { MailSender } from './outbox/mail-sender.ts';
import { MailWorker } from './outbox/mail-worker.ts';
import { MailsController } from './outbox/mails.controller.ts';

@Module({
  controllers: [MailsController],
  providers: [MailQueue, MailSender, MailWorker],
  exports: [MailQueue, MailWorker],
})
export class MailModule {}

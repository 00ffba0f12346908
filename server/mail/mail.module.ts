import { Module } from '@nestjs/common';
import { MailQueue } from './mail-queue.ts';
import { MailSender } from './mail-sender.ts';
import { MailWorker } from './mail-worker.ts';
import { MailsController } from './mails.controller.ts';

@Module({
  controllers: [MailsController],
  providers: [MailQueue, MailSender, MailWorker],
  exports: [MailQueue, MailWorker],
})
export class MailModule {}

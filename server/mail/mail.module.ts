import { Module } from '@nestjs/common';
import { AddressNotices } from './outbox/address-notices.ts';
import { MailQueue } from './outbox/mail-queue.ts';
import { MailSender } from './outbox/mail-sender.ts';
import { MailWorker } from './outbox/mail-worker.ts';
import { MailsController } from './outbox/mails.controller.ts';
import { CredentialReminders } from './reminders/credential-reminders.ts';

@Module({
  controllers: [MailsController],
  providers: [MailQueue, MailSender, MailWorker, CredentialReminders, AddressNotices],
  exports: [MailQueue, MailSender, MailWorker],
})
export class MailModule {}

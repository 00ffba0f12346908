import { Module } from '@nestjs/common';
import { MailQueue } from './outbox/mail-queue.ts';
import { MailSender } from './outbox/mail-sender.ts';
import { MailWorker } from './outbox/mail-worker.ts';
import { AddressNotices } from './reminders/address-notices.ts';
import { CredentialReminders } from './reminders/credential-reminders.ts';
import { TestMailsController } from './test-mails/test-mails.controller.ts';
import { TestMailsService } from './test-mails/test-mails.service.ts';

@Module({
  controllers: [TestMailsController],
  providers: [MailQueue, MailSender, MailWorker, CredentialReminders, AddressNotices, TestMailsService],
  exports: [MailQueue, MailSender, MailWorker],
})
export class MailModule {}

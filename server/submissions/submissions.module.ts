import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { Retention } from './retention/retention.ts';
import { SubmissionsService } from './submissions.service.ts';

@Module({ imports: [MailModule], providers: [SubmissionsService, Retention], exports: [SubmissionsService] })
export class SubmissionsModule {}

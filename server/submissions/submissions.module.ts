import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { SubmissionsService } from './submissions.service.ts';

@Module({ imports: [MailModule], providers: [SubmissionsService], exports: [SubmissionsService] })
export class SubmissionsModule {}

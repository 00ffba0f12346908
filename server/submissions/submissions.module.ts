import { Module } from '@nestjs/common';
import { InsertSubmission } from './insert-submission.ts';
import { Retention } from './retention/retention.ts';
import { SubmissionsService } from './submissions.service.ts';

@Module({ providers: [SubmissionsService, InsertSubmission, Retention], exports: [SubmissionsService] })
export class SubmissionsModule {}

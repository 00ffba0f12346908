import { Module } from '@nestjs/common';
import { Retention } from './retention.ts';
import { SubmissionsService } from './submissions.service.ts';

@Module({ providers: [SubmissionsService, Retention], exports: [SubmissionsService] })
export class SubmissionsModule {}

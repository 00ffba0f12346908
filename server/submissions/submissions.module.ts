import { Module } from '@nestjs/common';
import { SubmissionsService } from './submissions.service.ts';

@Module({ providers: [SubmissionsService], exports: [SubmissionsService] })
export class SubmissionsModule {}

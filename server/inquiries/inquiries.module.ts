import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module.ts';
import { InquiriesController } from './inquiries.controller.ts';
import { InquiriesService } from './inquiries.service.ts';

@Module({ imports: [SubmissionsModule], controllers: [InquiriesController], providers: [InquiriesService] })
export class InquiriesModule {}

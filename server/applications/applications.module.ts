import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module.ts';
import { ApplicationsController } from './applications.controller.ts';
import { ApplicationsService } from './applications.service.ts';
import { ResumeSlots } from './resume/resume-upload.interceptor.ts';

@Module({
  imports: [SubmissionsModule],
  controllers: [ApplicationsController],
  providers: [ApplicationsService, ResumeSlots],
  exports: [ResumeSlots],
})
export class ApplicationsModule {}

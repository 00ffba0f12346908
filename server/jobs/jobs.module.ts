import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClosedJobsController } from './closed-jobs.controller.ts';
import { ClosingDays } from './closing-days.ts';
import { Job } from './job.entity.ts';
import { JobsController } from './jobs.controller.ts';
import { JobsService } from './jobs.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Job])],
  controllers: [JobsController, ClosedJobsController],
  providers: [JobsService, ClosingDays],
  exports: [JobsService],
})
export class JobsModule {}

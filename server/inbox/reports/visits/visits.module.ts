import { Module } from '@nestjs/common';
import { VisitCounter } from './visit-counter.ts';
import { VisitRetention } from './visit-retention.ts';
import { VisitsController } from './visits.controller.ts';
import { VisitsService } from './visits.service.ts';

@Module({
  controllers: [VisitsController],
  providers: [VisitCounter, VisitRetention, VisitsService],
})
export class VisitsModule {}
